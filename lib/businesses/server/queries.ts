import "server-only";
import { z } from "zod";
import { cacheTags } from "@/lib/caching/cache-tags";
import { cached, cacheTag } from "@/lib/caching/cached";
import { readEach, readOne } from "@/lib/database-rows/read-each";
import { BackendError, publicClient } from "@/lib/supabase/public";
import { isWellFormedSlug } from "@/lib/text/slugify";
import { toBusiness, toBusinessCard } from "../mapper";
import type { Business, BusinessCard } from "../model";

const rowSchema = z.record(z.string(), z.unknown());

export const getPublicBusinessBySlug = cached(
  "getPublicBusinessBySlug",
  async (slug: string): Promise<Business | null> => {
    if (!isWellFormedSlug(slug)) return null;
    cacheTag(cacheTags.everyBusiness, cacheTags.business(slug));

    const { data, error } = await publicClient().rpc("get_public_business", { business_slug: slug }, { get: true });
    if (error) throw new BackendError("getPublicBusinessBySlug", error);
    // An unreadable row is a 404, which is kept until the row changes: a 503 would send every visit to the database.
    const row = rowSchema.nullable().parse(data);
    return row && readOne("getPublicBusinessBySlug", row, toBusiness);
  },
);

/** The present slug of a public business that was once found under this one; null when there is none. */
export const getPresentSlug = cached("getPresentSlug", async (formerSlug: string): Promise<string | null> => {
  if (!isWellFormedSlug(formerSlug)) return null;
  cacheTag(cacheTags.everyBusiness, cacheTags.business(formerSlug));

  const { data, error } = await publicClient()
    .from("negocio_slugs")
    .select("negocios (slug)")
    .eq("slug", formerSlug)
    .maybeSingle();
  if (error) throw new BackendError("getPresentSlug", error);
  return data?.negocios?.slug ?? null;
});

export const listFeaturedBusinesses = cached("listFeaturedBusinesses", async (): Promise<BusinessCard[]> => {
  cacheTag(cacheTags.businesses);

  const { data, error } = await publicClient().rpc("list_featured_businesses", undefined, { get: true });
  if (error) throw new BackendError("listFeaturedBusinesses", error);
  return readEach("listFeaturedBusinesses", z.array(rowSchema).parse(data), toBusinessCard);
});
