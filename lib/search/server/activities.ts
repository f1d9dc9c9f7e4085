import "server-only";
import { z } from "zod";
import { cacheTags } from "@/lib/caching/cache-tags";
import { cached, cacheTag } from "@/lib/caching/cached";
import { readEach } from "@/lib/database-rows/read-each";
import { callDatabaseAs } from "@/lib/supabase/call-database";
import { publicClient } from "@/lib/supabase/public";
import { isWellFormedSlug } from "@/lib/text/slugify";
import { PAGE_SIZE } from "../directory-query";
import type { ActivityCount, Facet, FoundBusiness } from "../model";
import { count, namedCount, row, toFoundBusiness } from "../search-results";

type Place = { categorySlug?: string; neighborhoodSlug?: string };

async function askActivities({ categorySlug, neighborhoodSlug }: Place): Promise<ActivityCount[]> {
  const data = await callDatabaseAs(publicClient(), "list_activities", {
    ...(categorySlug ? { category: categorySlug } : {}),
    ...(neighborhoodSlug ? { neighborhood: neighborhoodSlug } : {}),
  });
  return data.map(({ slug, nombre, slug_categoria, total }) => ({
    slug,
    name: nombre,
    categorySlug: slug_categoria,
    total,
  }));
}

/** The activities of all public businesses, or of a colonia's, those with most businesses first. */
export const listActivities = cached("listActivities", async (place: Place = {}): Promise<ActivityCount[]> => {
  cacheTag(cacheTags.businesses, cacheTags.categories);
  return askActivities(place);
});

/** The activities of a category. They are kept until a business of this category changes; others do not matter. */
export const listActivitiesOfCategory = cached(
  "listActivitiesOfCategory",
  async (categorySlug: string): Promise<ActivityCount[]> => {
    cacheTag(cacheTags.categories, cacheTags.category(categorySlug));
    return askActivities({ categorySlug });
  },
);

export type ActivityList = {
  name: string;
  categorySlug: string;
  total: number;
  businesses: FoundBusiness[];
  /** Colonias that have businesses of the activity, those with most first. */
  neighborhoods: Facet[];
};

const activityList = z.object({
  total: count,
  nombre: z.string(),
  slug_categoria: z.string(),
  items: z.array(row),
  neighborhoods: z.array(namedCount),
});
const hasItems = z.object({ items: z.array(z.unknown()).min(1) });

/** Page of an activity's businesses, in one colonia if named; null when empty. Kept until a business of the activity changes. */
export const listActivity = cached(
  "listActivity",
  async (slug: string, page: number, neighborhoodSlug: string | null = null): Promise<ActivityList | null> => {
    if (!isWellFormedSlug(slug)) return null;
    cacheTag(cacheTags.categories, cacheTags.activity(slug));

    const data = await callDatabaseAs(publicClient(), "list_activity", {
      activity: slug,
      ...(neighborhoodSlug ? { neighborhood: neighborhoodSlug } : {}),
      page,
      page_size: PAGE_SIZE,
    });
    if (!hasItems.safeParse(data).success) return null;
    const { total, nombre, slug_categoria, items, neighborhoods } = activityList.parse(data);
    const businesses = readEach("listActivity", items, toFoundBusiness);
    return { name: nombre, categorySlug: slug_categoria, total, businesses, neighborhoods };
  },
);
