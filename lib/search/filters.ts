// Relative imports: next.config.ts, which reads this by public-rewrites.ts, resolves no alias.
import { type Choice, DELIVERY_WAYS, findChoice, PAYMENT_METHODS } from "../businesses/ways";
import { CATEGORIES, findCategory } from "../categories/categories";
import { PLAN_IDS, parsePlan } from "../plans/plans";
import type { Database } from "../supabase/database.types";
import { isWellFormedSlug, slugify } from "../text/slugify";

type Functions = Database["public"]["Functions"];
type SearchArgument = keyof Functions["search_businesses"]["Args"];
type ApiArgument = SearchArgument & keyof Functions["list_public_businesses"]["Args"];

type ApiParameter = {
  /** Name, if it is not the key. */
  name?: string;
  /** Says what it takes: stands in the API's document, and is told to whoever got it wrong. */
  description: string;
  example?: string;
  values: "text" | "slug" | readonly string[];
};

/** A box to tick, or a list of choices; with `prefix` they are named where the label is not beside them. */
export type FilterField = { label: string; prefix?: string } & (
  | { choices?: never }
  | { none: string; choices: readonly Choice[] }
);

type FilterRow = {
  /** Its parameter in addresses. */
  key: string;
  /** Null or false is no filter, as is what cannot be understood. */
  read: (text: string) => string | number | boolean | null;
  /** Without which it limits nothing. */
  needs?: "isOpenNow" | "sort";
  /** In the form; "own" is written there by hand, as is its name in `components/directory/filter-names.ts`. */
  field: FilterField | "own";
} & (
  | { argument: ApiArgument; api: ApiParameter }
  // A null argument depends on more than the filter.
  | { argument: SearchArgument | null; api: null }
);

/** Distances that a search nearby can be limited to, in kilometres. */
export const RADII_KM = [1, 3, 5] as const;

/** A slug from an address that may hold the name instead; empty and "all" are no filter (specification, section 5). */
function readSlug(text: string): string | null {
  const slug = slugify(text);
  return slug !== "all" && isWellFormedSlug(slug) ? slug : null;
}

const readYes = (text: string): boolean => text === "1";
const readChoice =
  <Id extends string>(choices: readonly Choice<Id>[]) =>
  (text: string): Id | null =>
    findChoice(choices, text)?.id ?? null;

const idsOf = (choices: readonly Choice[]): string[] => choices.map(({ id }) => id);

/** Filters of the directory, in the order of its addresses. Queries, kept pages, the form and the public API's parameters follow. */
export const FILTERS = {
  term: {
    key: "q",
    read: (text): string | null => text || null,
    argument: "term",
    field: "own",
    api: {
      description: "Qué se busca, como en el buscador del sitio: de 1 a 200 caracteres.",
      example: "taquería",
      values: "text",
    },
  },
  categorySlug: {
    key: "category",
    read: (text) => findCategory(text)?.slug ?? readSlug(text),
    argument: "category",
    field: "own",
    api: {
      name: "categoria",
      description: "Una de las diez categorías, como las nombra /categorias.",
      example: "alimentos-y-bebidas",
      values: CATEGORIES.map(({ slug }) => slug),
    },
  },
  plan: {
    key: "plan",
    read: parsePlan,
    argument: "plan",
    field: "own",
    api: { description: "El plan del negocio: free, pro o premium.", values: PLAN_IDS },
  },
  neighborhoodSlug: {
    key: "colonia",
    read: readSlug,
    argument: "neighborhood",
    field: "own",
    api: {
      description: "Una colonia, como las nombra /colonias: minúsculas y guiones.",
      example: "santa-martha",
      values: "slug",
    },
  },
  isOpenNow: {
    key: "abierto",
    read: readYes,
    argument: "open_now",
    field: "own",
    api: { description: "«1» deja solo los negocios que dicen su horario y están abiertos ahora.", values: ["1"] },
  },
  /** Lists businesses of unknown hours, too, behind the open ones. */
  includesUnknownHours: {
    key: "sinhorario",
    read: readYes,
    needs: "isOpenNow",
    argument: "unknown_hours",
    field: "own",
    api: null,
  },
  hasPhone: {
    key: "telefono",
    read: readYes,
    argument: "with_phone",
    field: { label: "Con teléfono" },
    api: { description: "«1» deja solo los negocios con teléfono.", values: ["1"] },
  },
  payment: {
    key: "pago",
    read: readChoice(PAYMENT_METHODS),
    argument: "payment",
    field: { label: "Pago", none: "Todos", choices: PAYMENT_METHODS, prefix: "Pago: " },
    api: {
      description: `Los que dicen que se paga así: ${idsOf(PAYMENT_METHODS).join(", ")}.`,
      example: "tarjeta",
      values: idsOf(PAYMENT_METHODS),
    },
  },
  /** With a colonia, "domicilio" finds those that bring it there, too. */
  delivery: {
    key: "entrega",
    read: readChoice(DELIVERY_WAYS),
    argument: "delivery",
    field: { label: "Entrega", none: "Todas", choices: DELIVERY_WAYS },
    api: {
      description: `Los que dicen que entregan así: ${idsOf(DELIVERY_WAYS).join(", ")}.`,
      example: "domicilio",
      values: idsOf(DELIVERY_WAYS),
    },
  },
  /** A radius needs a centre. */
  radiusKm: {
    key: "radio",
    read: (text) => RADII_KM.find((radius) => String(radius) === text) ?? null,
    needs: "sort",
    argument: null,
    field: "own",
    api: null,
  },
} as const satisfies Readonly<Record<string, FilterRow>>;

export type Filter = keyof typeof FILTERS;
export type FilterValues = { [Name in Filter]: ReturnType<(typeof FILTERS)[Name]["read"]> };
export type OwnFilter = { [Name in Filter]: (typeof FILTERS)[Name]["field"] extends "own" ? Name : never }[Filter];

export const FILTER_ROWS: readonly ({ filter: Filter } & FilterRow)[] = Object.entries(FILTERS).map(
  ([filter, row]: [string, FilterRow]) => ({ filter: filter as Filter, ...row }),
);
