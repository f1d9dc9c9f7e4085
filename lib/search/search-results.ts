import { z } from "zod";
import { toBusinessCard } from "@/lib/businesses/mapper";
import { readEach } from "@/lib/database-rows/read-each";
import type { Row } from "@/lib/database-rows/row";
import { PLAN_IDS, PLANS } from "@/lib/plans/plans";
import { hasVisibleText } from "@/lib/text/visible-text";
import { FILTER_ROWS } from "./filters";
import type { FoundBusiness, SearchResults, Suggestion } from "./model";

const METRES_PER_KM = 1000;

export const count = z.number().int().nonnegative();
export const namedCount = z
  .object({ slug: z.string(), nombre: z.string(), total: count })
  .transform(({ slug, nombre, total }) => ({ id: slug, name: nombre, total }));

export const row = z.record(z.string(), z.unknown());
const found = z.object({ distancia_m: z.number().nullable(), difuso: z.boolean(), destacado: z.boolean() });

const resultsSchema = z.object({
  total: count,
  total_is_capped: z.boolean(),
  reachable: count,
  corrected: z.string().nullable(),
  items: z.array(row),
  facets: z.object({
    categories: z.array(namedCount),
    plans: z.array(z.object({ plan: z.enum(PLAN_IDS), total: count })),
    neighborhoods: z.array(namedCount),
    open_now: count,
    unknown_hours: count,
    with_phone: count,
  }),
  category: z.string().nullable(),
  without: z.record(z.string(), count),
});

/** Reads an item of `search_businesses` or `list_activity`. @throws when it lacks what every business has. */
export function toFoundBusiness(item: Row): FoundBusiness {
  const { distancia_m, difuso, destacado } = found.parse(item);
  return {
    ...toBusinessCard(item),
    distanceKm: distancia_m === null ? null : distancia_m / METRES_PER_KM,
    isFuzzy: difuso,
    isPromoted: destacado,
  };
}

/** Reads the result of `search_businesses`. @throws ZodError when it has another shape. */
export function parseSearchResults(data: unknown): SearchResults {
  const { total, total_is_capped, reachable, corrected, items, facets, category, without } = resultsSchema.parse(data);
  return {
    total,
    isTotalCapped: total_is_capped,
    reachable,
    correctedTerm: corrected,
    businesses: readEach("searchBusinesses", items, toFoundBusiness),
    facets: {
      categories: facets.categories,
      plans: facets.plans.map(({ plan, total }) => ({ id: plan, name: PLANS[plan].name, total })),
      neighborhoods: facets.neighborhoods,
      openNow: facets.open_now,
      unknownHours: facets.unknown_hours,
      withPhone: facets.with_phone,
    },
    without: Object.fromEntries(
      FILTER_ROWS.flatMap(({ filter, argument }) =>
        argument && argument in without ? [[filter, without[argument]]] : [],
      ),
    ),
    categoryOfTerm: category,
  };
}

const KINDS = { negocio: "business", categoria: "category", actividad: "activity", colonia: "neighborhood" } as const;

const suggestion = z
  .object({
    tipo: z.enum(["negocio", "categoria", "actividad", "colonia"]),
    texto: z.string().refine(hasVisibleText),
    detalle: z.string().nullable(),
    slug: z.string().nullable(),
  })
  .transform(({ tipo, texto, detalle, slug }) => ({ kind: KINDS[tipo], text: texto, detail: detalle, slug }));

/** Reads the result of `suggest`. @throws ZodError when it is no list. */
export const parseSuggestions = (data: unknown): Suggestion[] =>
  readEach("suggest", z.array(row).parse(data), (each) => suggestion.parse(each));
