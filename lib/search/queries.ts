import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { z } from "zod";
import { toBusinessCard } from "@/lib/businesses/mapper";
import { cacheTags } from "@/lib/cache-tags";
import type { Position } from "@/lib/geo/position";
import { BackendError, publicClient } from "@/lib/supabase/public";
import { type DirectoryQuery, PAGE_SIZE } from "./directory-query";
import type { SearchFacets, SearchResults, Suggestion } from "./model";

const answerSchema = z.object({ total: z.number().int(), items: z.array(z.record(z.string(), z.unknown())) });

const NO_FACETS: SearchFacets = { categories: [], plans: [], neighborhoods: [], openNow: 0, unknownHours: 0 };

/** One page of public businesses, most relevant first; see search_businesses in the database. */
export async function searchBusinesses(query: DirectoryQuery, _position?: Position): Promise<SearchResults> {
  "use cache";
  const { term, categorySlug, plan, page } = query;
  cacheLife("untilChanged");
  // A list within a category changes only when a business of it does; one that moves away names both categories.
  cacheTag(cacheTags.categories, categorySlug ? cacheTags.category(categorySlug) : cacheTags.businesses);

  const { data, error } = await publicClient().rpc("search_businesses", {
    ...(term ? { term } : {}),
    ...(categorySlug ? { category: categorySlug } : {}),
    ...(plan ? { plan } : {}),
    page,
    page_size: PAGE_SIZE,
  });
  if (error) throw new BackendError("searchBusinesses", error);
  const { total, items } = answerSchema.parse(data);
  const businesses = items.map((item) => ({
    ...toBusinessCard(item),
    distanceKm: null,
    isFuzzy: false,
    isPromoted: false,
  }));
  return { total, isTotalCapped: false, correctedTerm: null, businesses, facets: NO_FACETS };
}

/** What could be meant while it is being typed; at most 8. */
export async function suggest(_term: string): Promise<Suggestion[]> {
  return [];
}

export type NeighborhoodCount = { slug: string; name: string; total: number };

/** The colonias that have businesses, with their numbers. */
export async function listNeighborhoods(): Promise<NeighborhoodCount[]> {
  return [];
}

/** The categories of one colonia's businesses, with their numbers. */
export async function listCategoriesOfNeighborhood(_slug: string): Promise<CategoryCount[]> {
  return [];
}

export type CategoryCount = { slug: string; name: string; total: number };

/** The categories in their order, each with the number of its public businesses. */
export async function listCategoryCounts(): Promise<CategoryCount[]> {
  "use cache";
  cacheLife("untilChanged");
  cacheTag(cacheTags.businesses, cacheTags.categories);

  const { data, error } = await publicClient().rpc("count_businesses_by_category");
  if (error) throw new BackendError("listCategoryCounts", error);
  return data.map(({ slug, nombre, total }) => ({ slug, name: nombre, total }));
}
