import { z } from "zod";
import { FILTER_ROWS, type FILTERS, type Filter } from "@/lib/search/filters";
import { isWellFormedSlug } from "@/lib/text/slugify";
import { toVisibleText } from "@/lib/text/visible-text";

/** Degrees: some 55 km, more than the borough and its neighbours. */
const LONGEST_SIDE = 0.5;
const CURSOR_CHARACTERS = 300;

export type Box = { west: number; south: number; east: number; north: number };

const DEGREES = /^-?\d{1,3}(?:\.\d{1,12})?$/;

function readBox(text: string): Box | null {
  const sides = text.split(",");
  if (sides.length !== 4 || !sides.every((side) => DEGREES.test(side))) return null;
  const [west = 0, south = 0, east = 0, north = 0] = sides.map(Number);
  const isOnGlobe = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  const [width, height] = [east - west, north - south];
  const isSane = width > 0 && height > 0 && width <= LONGEST_SIDE && height <= LONGEST_SIDE;
  return isOnGlobe && isSane ? { west, south, east, north } : null;
}

const TEXTS = {
  text: z
    .string()
    .min(1)
    .max(200)
    .transform(toVisibleText)
    .refine((text) => text !== ""),
  slug: z.string().max(120).refine(isWellFormedSlug),
};

type Row = (typeof FILTERS)[Filter];
type Named<R extends Row> = R extends { api: { name: infer Name extends string } } ? Name : R["key"];
type ApiName = Named<Exclude<Row, { api: null }>>;

/** The directory's filters that programs may use, by their parameters. */
export const API_FILTERS = FILTER_ROWS.flatMap(({ api, key, ...row }) =>
  api ? [{ ...row, ...api, name: (api.name ?? key) as ApiName }] : [],
);

const FILTER_SCHEMAS = Object.fromEntries<z.ZodOptional<z.ZodType<string>>>(
  API_FILTERS.map(({ name, description, example, values }) => [
    name,
    (typeof values === "string" ? TEXTS[values] : z.literal(values))
      .optional()
      .meta({ description, ...(example && { examples: [example] }) }),
  ]),
) as Record<ApiName, z.ZodOptional<z.ZodType<string>>>;

/** Parameters of `GET /negocios`. Each one's sentence stands in the document, and is told to whoever got it wrong. */
export const LIST_PARAMETERS = z.strictObject({
  ...FILTER_SCHEMAS,
  recuadro: z
    .string()
    .max(80)
    .transform((text, context) => {
      const box = readBox(text);
      if (!box) context.addIssue({ code: "custom" });
      return box ?? z.NEVER;
    })
    .optional()
    .meta({
      description: `Un recuadro del mapa: «oeste,sur,este,norte» en grados, cada lado de hasta ${LONGEST_SIDE}.`,
      examples: ["-99.10,19.32,-99.00,19.40"],
    }),
  limite: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(24)
    .meta({ description: "Cuántos negocios trae una página: un número entero de 1 a 100." }),
  cursor: z
    .string()
    .min(1)
    .max(CURSOR_CHARACTERS)
    .optional()
    .meta({ description: "El «siguiente» de la página anterior, tal cual, con los mismos filtros." }),
});

export type ListParameters = z.infer<typeof LIST_PARAMETERS>;

export const describeParameters = (): (readonly [name: string, sentence: string])[] =>
  Object.entries(LIST_PARAMETERS.shape).map(([name, schema]) => [name, schema.meta()?.description ?? ""]);

export const NO_PARAMETERS = z.strictObject({});

export type ParameterProblem = { parametro: string; mensaje: string };

const ofValues = (shape: Readonly<Record<string, z.ZodType>>, name: string): string =>
  `«${name}» no se entiende. ${shape[name]?.meta()?.description ?? ""}`.trim();

const unknownName = (names: readonly string[], name: string): string =>
  names.length > 0 ? `No hay un parámetro «${name}». Los que hay: ${names.join(", ")}.` : "Aquí no hay parámetros.";

/** Reads a query: each parameter at most once, none that is not known, nothing that is not understood. */
export function readParameters<Schema extends z.ZodObject>(
  schema: Schema,
  query: URLSearchParams,
): { ok: true; value: z.output<Schema> } | { ok: false; problems: ParameterProblem[] } {
  const { shape } = schema;
  const names = Object.keys(shape);
  const given = [...new Set(query.keys())];
  const problems = given.flatMap((name): ParameterProblem[] => {
    const parametro = name.slice(0, 40);
    if (!names.includes(name)) return [{ parametro, mensaje: unknownName(names, parametro) }];
    return query.getAll(name).length > 1 ? [{ parametro, mensaje: `«${name}» viene más de una vez.` }] : [];
  });
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, 10) };
  const parsed = schema.safeParse(Object.fromEntries(query));
  if (parsed.success) return { ok: true, value: parsed.data };
  const wrong = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
  return { ok: false, problems: wrong.map((name) => ({ parametro: name, mensaje: ofValues(shape, name) })) };
}
