import "server-only";
import { z } from "zod";
import { cacheTags } from "@/lib/caching/cache-tags";
import { cached, cacheTag } from "@/lib/caching/cached";
import { readEach } from "@/lib/database-rows/read-each";
import { LEAST_BUSINESSES_OF_A_PAGE } from "@/lib/search/model";
import { callDatabaseAs } from "@/lib/supabase/call-database";
import { publicClient } from "@/lib/supabase/public";
import { isWellFormedSlug } from "@/lib/text/slugify";

/** Businesses in one file of the sitemap; the protocol allows 50,000. */
const PART_SIZE = 5000;

const instant = z.iso.datetime({ offset: true });
const rows = z.array(z.record(z.string(), z.unknown()));
const partRow = z.object({ part: z.number().int(), updated_at: instant });
const businessRow = z.object({ slug: z.string().refine(isWellFormedSlug), updated_at: instant });
const listRow = z.object({
  category: z.string().nullable(),
  activity: z.string().nullable(),
  neighborhood: z.string().nullable(),
  updated_at: instant,
});

/** The parts of the sitemap of businesses, counted from 1, each with its newest change. */
export const listSitemapParts = cached("listSitemapParts", async (): Promise<{ part: number; updatedAt: string }[]> => {
  cacheTag(cacheTags.businesses);

  const data = await callDatabaseAs(publicClient(), "sitemap_parts", { part_size: PART_SIZE });
  return readEach("listSitemapParts", rows.parse(data), (row) => {
    const { part, updated_at } = partRow.parse(row);
    return { part, updatedAt: updated_at };
  });
});

/** The public businesses of one part, but for thin ones. */
export const listSitemapBusinesses = cached(
  "listSitemapBusinesses",
  async (part: number): Promise<{ slug: string; updatedAt: string }[]> => {
    cacheTag(cacheTags.businesses);

    const data = await callDatabaseAs(publicClient(), "sitemap_businesses", { part, part_size: PART_SIZE });
    return readEach("listSitemapBusinesses", rows.parse(data), (row) => {
      const { slug, updated_at } = businessRow.parse(row);
      return { slug, updatedAt: updated_at };
    });
  },
);

/** A list of businesses: a category's or an activity's, a colonia's, of both, or with neither the whole directory. */
export type SitemapList = {
  categorySlug: string | null;
  activitySlug: string | null;
  neighborhoodSlug: string | null;
  updatedAt: string;
};

export const listSitemapLists = cached("listSitemapLists", async (): Promise<SitemapList[]> => {
  cacheTag(cacheTags.businesses);

  const data = await callDatabaseAs(publicClient(), "sitemap_lists", { least_businesses: LEAST_BUSINESSES_OF_A_PAGE });
  return readEach("listSitemapLists", rows.parse(data), (row) => {
    const { category, activity, neighborhood, updated_at } = listRow.parse(row);
    return { categorySlug: category, activitySlug: activity, neighborhoodSlug: neighborhood, updatedAt: updated_at };
  });
});
