import { z } from "zod";
import { toBusinessCard } from "@/lib/businesses/mapper";
import { PLAN_IDS, PLANS } from "@/lib/plans/plans";
import type { SearchResults, Suggestion } from "./model";

const METRES_PER_KM = 1000;

const count = z.number().int().nonnegative();
const namedCount = z
  .object({ slug: z.string(), nombre: z.string(), total: count })
  .transform(({ slug, nombre, total }) => ({ id: slug, name: nombre, total }));

const itemSchema = z.looseObject({
  distancia_m: z.number().nullable(),
  difuso: z.boolean(),
  destacado: z.boolean(),
});

const answerSchema = z.object({
  total: count,
  total_is_capped: z.boolean(),
  reachable: count,
  corrected: z.string().nullable(),
  items: z.array(itemSchema),
  facets: z.object({
    categories: z.array(namedCount),
    plans: z.array(z.object({ plan: z.enum(PLAN_IDS), total: count })),
    neighborhoods: z.array(namedCount),
    open_now: count,
    unknown_hours: count,
  }),
});

/** Reads the answer of `search_businesses`. @throws ZodError when it has another shape. */
export function parseSearchAnswer(data: unknown): SearchResults {
  const { total, total_is_capped, reachable, corrected, items, facets } = answerSchema.parse(data);
  return {
    total,
    isTotalCapped: total_is_capped,
    reachable,
    correctedTerm: corrected,
    businesses: items.map((item) => ({
      ...toBusinessCard(item),
      distanceKm: item.distancia_m === null ? null : item.distancia_m / METRES_PER_KM,
      isFuzzy: item.difuso,
      isPromoted: item.destacado,
    })),
    facets: {
      categories: facets.categories,
      plans: facets.plans.map(({ plan, total }) => ({ id: plan, name: PLANS[plan].name, total })),
      neighborhoods: facets.neighborhoods,
      openNow: facets.open_now,
      unknownHours: facets.unknown_hours,
    },
  };
}

const KINDS = { negocio: "business", categoria: "category", actividad: "activity", colonia: "neighborhood" } as const;

const suggestionsSchema = z.array(
  z.object({
    tipo: z.enum(["negocio", "categoria", "actividad", "colonia"]),
    texto: z.string(),
    detalle: z.string().nullable(),
    slug: z.string().nullable(),
  }),
);

/** Reads the answer of `suggest`. @throws ZodError when it has another shape. */
export const parseSuggestions = (data: unknown): Suggestion[] =>
  suggestionsSchema
    .parse(data)
    .map(({ tipo, texto, detalle, slug }) => ({ kind: KINDS[tipo], text: texto, detail: detalle, slug }));
