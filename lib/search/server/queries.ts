import "server-only";
import { LRUCache } from "lru-cache";
import { cache } from "react";
import { cacheTags } from "@/lib/caching/cache-tags";
import { cached, cacheLife, cacheTag } from "@/lib/caching/cached";
import type { Position } from "@/lib/geo/position";
import { log } from "@/lib/log";
import { callDatabaseAs } from "@/lib/supabase/call-database";
import { publicClient } from "@/lib/supabase/public";
import { ALL_BUSINESSES, type DirectoryQuery, PAGE_SIZE } from "../directory-query";
import { FILTER_ROWS } from "../filters";
import type { SearchResults, Suggestion } from "../model";
import { parseSearchResults, parseSuggestions } from "../search-results";

const METRES_PER_KM = 1000;
/** "Abierto ahora" is asked anew every minute, in seconds. */
const OPEN_NOW_LIFE = { stale: 30, revalidate: 30, expire: 60 };

async function askDatabase(query: DirectoryQuery, position: Position | null): Promise<SearchResults> {
  const { radiusKm, page } = query;
  const data = await callDatabaseAs(publicClient(), "search_businesses", {
    ...Object.fromEntries(
      FILTER_ROWS.flatMap(({ filter, argument }) => (argument && query[filter] ? [[argument, query[filter]]] : [])),
    ),
    ...(position ? { lat: position.lat, lng: position.lng } : {}),
    ...(position && radiusKm ? { radius_m: radiusKm * METRES_PER_KM } : {}),
    page,
    page_size: PAGE_SIZE,
  });
  return parseSearchResults(data);
}

const searchKept = cached("search", async (query: DirectoryQuery): Promise<SearchResults> => {
  if (query.isOpenNow) cacheLife(OPEN_NOW_LIFE);
  cacheTag(cacheTags.categories, cacheTags.businesses);
  return askDatabase(query, null);
});

/** Once for all that asks in a request: the page, and its title. @param query as JSON, by which React knows it again */
const searchOnce = cache(async (query: string): Promise<SearchResults> => searchKept(JSON.parse(query)));

/** One page of public businesses, most relevant, or nearest, first; see search_businesses. Kept until something changes, so
 * `facets.openNow` is of its moment; results for a position are not kept. */
export async function searchBusinesses(query: DirectoryQuery, position?: Position): Promise<SearchResults> {
  return position ? askDatabase(query, position) : searchOnce(JSON.stringify(query));
}

/** One page of a category's businesses. It is kept until a business of this category changes; others do not matter. */
export const listBusinessesOfCategory = cached("listBusinessesOfCategory", async (slug: string, page: number) => {
  // A business that moves away names both categories.
  cacheTag(cacheTags.categories, cacheTags.category(slug));
  const { total, businesses, facets } = await askDatabase({ ...ALL_BUSINESSES, categorySlug: slug, page }, null);
  return { total, businesses, neighborhoods: facets.neighborhoods };
});

/** Returns at most 8. */
export const suggest = async (term: string): Promise<Suggestion[]> =>
  parseSuggestions(await callDatabaseAs(publicClient(), "suggest", { term }));

type NamedCount = { slug: string; name: string; total: number };

export const listCategoryCounts = cached("listCategoryCounts", async (): Promise<NamedCount[]> => {
  cacheTag(cacheTags.businesses, cacheTags.categories);

  const data = await callDatabaseAs(publicClient(), "count_businesses_by_category");
  return data.map(({ slug, nombre, total }) => ({ slug, name: nombre, total }));
});

const EXAMPLES = ["tacos", "tlapalería", "uñas", "papelería", "dentista", "veterinaria", "tortillería", "farmacia"];
const SHOWN_EXAMPLES = 3;
const LEAST_FOUND = 5;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

async function findExamples(): Promise<string[]> {
  const found: string[] = [];
  for (const term of EXAMPLES) {
    if (found.length === SHOWN_EXAMPLES) break;
    const { total, correctedTerm } = await askDatabase({ ...ALL_BUSINESSES, term }, null);
    if (total >= LEAST_FOUND && correctedTerm === null) found.push(term);
  }
  return found;
}

/** Not `cached`, because every change would expire it. */
const examples = new LRUCache<"examples", string[]>({
  max: 1,
  fetchMethod: async (_, __, { options }) => {
    const found = await findExamples();
    options.ttl = found.length === SHOWN_EXAMPLES ? HOUR_MS : MINUTE_MS;
    return found;
  },
});

/** The first three examples of what one can type that find five businesses or more, for an hour. */
export const listExampleSearches = async (): Promise<string[]> => (await examples.fetch("examples")) ?? [];

/** The colonias that have public businesses, those with most first. */
export const listNeighborhoods = cached("listNeighborhoods", async (): Promise<NamedCount[]> => {
  cacheTag(cacheTags.businesses, cacheTags.categories);

  const data = await callDatabaseAs(publicClient(), "list_neighborhoods");
  return data.map(({ slug, nombre, total }) => ({ slug, name: nombre, total }));
});

/** Suggestions are a help: without them one types the colonia. */
export async function listNeighborhoodNames(): Promise<string[]> {
  try {
    return (await listNeighborhoods()).map(({ name }) => name);
  } catch (error) {
    log.warn({ error }, "colonias were not suggested");
    return [];
  }
}
