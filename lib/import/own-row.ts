import type { TextKind } from "@/lib/businesses/field";
import type { TextFieldName } from "@/lib/businesses/fields";
import { fieldOf, textFieldsOf } from "@/lib/businesses/fields-of";
import { toColumns } from "@/lib/businesses/form-mapper";
import { parseSpecialDays } from "@/lib/businesses/hours/special-days";
import { parseWeeklyHours } from "@/lib/businesses/hours/weekly-hours";
import { type BusinessValues, businessSchema } from "@/lib/businesses/schema";
import type { Json } from "@/lib/supabase/database.types";
import { withoutMark } from "@/lib/text/csv";
import { isWellFormedSlug, slugify } from "@/lib/text/slugify";
import { BrokenFileError } from "./broken-file-error";
import { columnName } from "./column-name";
import { rowFlaw } from "./row-flaw";

/** Every field of the table that is typed as text: plan, owner, rating and pictures are none of them. */
const FIELDS = textFieldsOf([
  "contact",
  "place",
  "about",
  "ways",
  "hours",
  "links",
  "menu",
  "video",
  "search",
  "promotion",
  "administration",
]);

const WHOLES: Readonly<Record<string, (value: unknown) => object | null>> = {
  horario: parseWeeklyHours,
  horario_especial: parseSpecialDays,
};

const columnOf = (name: TextFieldName): string => fieldOf(name).columns[0];

export const OWN_COLUMNS: readonly string[] = ["id", "slug", ...FIELDS.map(columnOf), ...Object.keys(WHOLES)];

const KNOWN: ReadonlySet<string> = new Set([...OWN_COLUMNS, ...FIELDS]);

/** Fields without which a new row is no listing. */
const NEEDED: readonly TextFieldName[] = ["nombre", "categoria"];
/** They are right together or not at all. */
const PLACE: readonly TextFieldName[] = ["latitud", "longitud"];

/** Kinds of which an empty one is no null. */
const LISTS: ReadonlySet<string> = new Set<TextKind>(["list", "choices"]);

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

type OwnColumns = ReturnType<typeof toColumns>;

/** A known business, or a new one: its `identity` is the same whenever the file comes again. */
export type OwnTarget = { id: string } | { slug: string } | { identity: string; slug: string };

type OwnRow = { id: string; name: string } & ({ target: OwnTarget; columns: OwnColumns } | { skip: string });

export type OwnReader = {
  read: (record: readonly string[]) => OwnRow;
  ignored: string[];
};

/** Index of each field. A column's own name counts first: "horario" is both a field and another's column. */
function findColumns(header: readonly string[]): Map<TextFieldName, number> {
  const found = FIELDS.map((name) => {
    const byColumn = header.indexOf(columnOf(name));
    return [name, byColumn >= 0 ? byColumn : header.indexOf(name)] as const;
  });
  return new Map(found.filter(([, index]) => index >= 0));
}

function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

/** "Dirección (columna F)": where in the file somebody finds what is wrong; a column that is not there has no letter. */
const placed = (label: string, index: number | undefined): string =>
  index === undefined || index < 0 ? label : `${label} (columna ${letterOf(index)})`;

/** Values of the cells, or the first rule that one breaks. An empty cell clears its column. */
function readCells(
  cells: ReadonlyMap<TextFieldName, string>,
  placeOf: (name: TextFieldName) => string,
): { columns: OwnColumns } | { skip: string } {
  const names = [...cells.keys()];
  const parsed = names.filter((name) => cells.get(name) !== "" || NEEDED.includes(name) || PLACE.includes(name));
  const result = businessSchema(parsed, "premium").safeParse(Object.fromEntries(cells));
  if (!result.success) {
    const { path, message } = result.error.issues[0] ?? { path: [], message: "" };
    const name = (path[0] as TextFieldName | undefined) ?? "nombre";
    const isUnknownCategory = name === "categoria" && cells.get(name) !== "";
    return { skip: `${placeOf(name)}: ${isUnknownCategory ? "no es una categoría del directorio" : message}` };
  }
  const cleared = names
    .filter((name) => !parsed.includes(name))
    .flatMap((name) => fieldOf(name).columns.map((column) => [column, LISTS.has(fieldOf(name).kind) ? [] : null]));
  return { columns: { ...Object.fromEntries(cleared), ...toColumns(result.data as Partial<BusinessValues>) } };
}

/** Values of the JSON columns: of one that cannot be read whole, nothing is taken. */
function readWholes(
  cells: ReadonlyMap<string, string>,
  placeOf: (column: string) => string,
): { columns: OwnColumns } | { skip: string } {
  const columns: OwnColumns = {};
  for (const [column, text] of cells) {
    const value = parseJson(text || "null");
    if (value === undefined) return { skip: `${placeOf(column)}: no es JSON` };
    const read = WHOLES[column]?.(value) ?? {};
    if (Object.keys(read).length !== Object.keys(value ?? {}).length)
      return { skip: `${placeOf(column)}: no se entiende` };
    columns[column] = Object.keys(read).length === 0 ? null : value;
  }
  return { columns };
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** Makes a reader of lines below a header. @throws BrokenFileError when no column says whose a row is */
export function ownRowReader(firstLine: readonly string[]): OwnReader {
  const names = firstLine.map((name) => withoutMark(name).trim());
  const header = names.map(columnName);
  const twice = header.find((name, index) => KNOWN.has(name) && header.indexOf(name) !== index);
  if (twice) throw new BrokenFileError(`two columns are called ${twice}`, "same-column");
  const places = findColumns(header);
  const idAt = header.indexOf("id");
  const slugAt = header.indexOf("slug");
  if (idAt < 0 && slugAt < 0 && !NEEDED.every((name) => places.has(name)))
    throw new BrokenFileError("not a file of ours: no column id, slug, or nombre and slug_categoria", "columns");

  // A column "horario" by itself is the text of the hours.
  const wholes = Object.keys(WHOLES)
    .map((column) => [column, header.indexOf(column)] as const)
    .filter(([, index]) => index >= 0 && ![...places.values()].includes(index));
  const used = new Set([idAt, slugAt, ...places.values(), ...wholes.map(([, index]) => index)]);
  const placeOf = (name: TextFieldName) => placed(fieldOf(name).label, places.get(name));
  const placeOfWhole = (column: string) => placed(column, new Map(wholes).get(column));
  return {
    ignored: names.filter((name, index) => name && !used.has(index)),
    read(record) {
      // The database takes no NUL.
      const cellAt = (index: number) => withoutMark((record[index] ?? "").replaceAll("\0", "")).trim();
      const id = cellAt(idAt).toLowerCase();
      const slug = cellAt(slugAt).toLowerCase();
      const cells = new Map([...places].map(([name, index]) => [name, cellAt(index)]));
      const about = { id: id || slug, name: cells.get("nombre") ?? "" };
      const flaw = rowFlaw(record, header.length);
      if (flaw) return { ...about, skip: flaw };
      const torn = NEEDED.find((name) => cells.get(name)?.includes("\n"));
      if (torn)
        return { ...about, skip: `${placeOf(torn)}: tiene varios renglones; revisa las comillas de ese renglón` };
      if (id && !UUID.test(id)) return { ...about, skip: `${placed("id", idAt)}: no es un id de este directorio` };
      if (slug && !isWellFormedSlug(slug))
        return { ...about, skip: `${placed("slug", slugAt)}: no es un slug de este directorio` };
      const target = id ? { id } : slug ? { slug } : null;
      for (const name of target ? [] : NEEDED) if (!cells.has(name)) cells.set(name, "");
      const text = readCells(cells, placeOf);
      const whole = readWholes(new Map(wholes.map(([column, index]) => [column, cellAt(index)])), placeOfWhole);
      const read = "skip" in text ? text : "skip" in whole ? whole : { columns: { ...text.columns, ...whole.columns } };
      return "skip" in read ? { ...about, ...read } : { ...about, ...read, target: target ?? newTarget(read.columns) };
    },
  };
}

/** A business without an id is known by its name and its place, so that the file may come again with another telephone. */
function newTarget({ nombre, direccion, colonia, latitude, longitude }: OwnColumns): OwnTarget {
  const identity = [nombre, direccion, colonia, latitude, longitude].map((value) => String(value ?? "").toLowerCase());
  return { identity: identity.join("|"), slug: slugify(String(nombre)) || "negocio" };
}
