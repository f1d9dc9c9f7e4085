import { toVisibleText } from "@/lib/text/visible-text";
import { BrokenFileError } from "../broken-file-error";
import { columnName } from "../column-name";
import { type RowFlaw, rowFlaw } from "../row-flaw";

/** The names of a column: ours, then INEGI's. Compared as `columnName` writes them. */
const COLUMN_NAMES = {
  denueId: ["denue_id", "id"],
  name: ["nombre", "nom_estab"],
  scian: ["scian", "codigo_act"],
  activity: ["actividad", "nombre_act"],
  staff: ["personal", "per_ocu"],
  roadKind: ["tipo_vial"],
  road: ["calle", "nom_vial"],
  outdoorNumber: ["num_ext", "numero_ext"],
  outdoorLetter: ["letra_ext"],
  indoorNumber: ["num_int", "numero_int"],
  indoorLetter: ["letra_int"],
  settlementKind: ["tipo_asent"],
  colonia: ["colonia", "nomb_asent"],
  mall: ["centro_comercial", "nom_cencom"],
  localNumber: ["num_local"],
  postalCode: ["cp", "cod_postal"],
  phone: ["telefono"],
  website: ["www"],
  latitude: ["latitud"],
  longitude: ["longitud"],
  // Our file only; INEGI's say nothing.
  vintage: ["vintage"],
} satisfies Readonly<Record<string, readonly string[]>>;

type CensusField = keyof typeof COLUMN_NAMES;

/** One economic unit, as the census wrote it: in capitals, absent values empty, without characters that nobody sees. */
export type CensusUnit = Readonly<Record<CensusField, string>>;

const REQUIRED = ["denueId", "name", "scian", "activity", "latitude", "longitude"] as const;

const FIELDS = Object.entries(COLUMN_NAMES);

/** No real field is nearly as long; a longer one would cost the name rules minutes, and counts as absent. */
const MAX_FIELD_CHARACTERS = 300;
export type ReadUnit = {
  unit: CensusUnit;
  cut: CensusField[];
  flaw: RowFlaw | null;
};

function toUnit(values: readonly (readonly [field: string, value: string])[], flaw: RowFlaw | null): ReadUnit {
  const isCut = (value: string) => value.length > MAX_FIELD_CHARACTERS;
  return {
    unit: Object.fromEntries(
      values.map(([field, value]) => [field, isCut(value) ? "" : toVisibleText(value).replace(/\s+/g, " ")]),
    ) as CensusUnit,
    cut: values.filter(([, value]) => isCut(value)).map(([field]) => field as CensusField),
    flaw,
  };
}

const BOROUGH_COLUMN = "cve_mun";
const BOROUGH_CODE = "007";
const isElsewhere = (code = ""): boolean => code.trim() !== "" && code.trim().padStart(3, "0") !== BOROUGH_CODE;

/** Makes a reader of lines; null for other boroughs. @throws BrokenFileError when a column is missing that a listing needs */
export function unitReader(header: readonly string[]): (values: readonly string[]) => ReadUnit | null {
  const names = header.map(columnName);
  const indexes = FIELDS.map(([field, aliases]) => [field, names.findIndex((name) => aliases.includes(name))] as const);
  const missing = indexes.filter(([field, index]) => index < 0 && REQUIRED.some((required) => required === field));
  if (missing.length > 0) {
    const columns = missing.map(([field]) => COLUMN_NAMES[field as CensusField].join(" or "));
    throw new BrokenFileError(`not a DENUE file: no column ${columns.join(", ")}`, "columns");
  }
  const borough = names.indexOf(BOROUGH_COLUMN);
  return (values) => {
    if (isElsewhere(values[borough])) return null;
    const fields = indexes.map(([field, index]) => [field, values[index] ?? ""] as const);
    return toUnit(fields, rowFlaw(values, header.length));
  };
}
