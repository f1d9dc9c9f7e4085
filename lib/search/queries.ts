import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { z } from "zod";
import { toBusinessCard } from "@/lib/businesses/mapper";
import type { BusinessCard } from "@/lib/businesses/model";
import { cacheTags } from "@/lib/cache-tags";
import { BackendError, publicClient } from "@/lib/supabase/public";
import { type DirectoryQuery, PAGE_SIZE } from "./directory-query";

const answerSchema = z.object({ total: z.number().int(), items: z.array(z.record(z.string(), z.unknown())) });

export type SearchResults = {
  /** Number of matches; a term is counted up to 5,000 free listings and 5,000 paid ones. */
  total: number;
  businesses: BusinessCard[];
};

/** One page of public businesses, most relevant first; see search_businesses in the database. */
export async function searchBusinesses({ term, categorySlug, plan, page }: DirectoryQuery): Promise<SearchResults> {
  "use cache";
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
  return { total, businesses: items.map(toBusinessCard) };
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
