import "server-only";
import { z } from "zod";
import { toBusinessCard } from "@/lib/businesses/mapper";
import type { Business, BusinessCard } from "@/lib/businesses/model";
import { getPublicBusinessBySlug } from "@/lib/businesses/server/queries";
import { cached } from "@/lib/caching/cached";
import { readEach } from "@/lib/database-rows/read-each";
import type { Promotion } from "@/lib/promotions/model";
import { listPromotions } from "@/lib/promotions/server/queries";
import { callDatabaseAs } from "@/lib/supabase/call-database";
import { publicClient } from "@/lib/supabase/public";
import { type Mark, parseMark } from "../cursor";
import { API_FILTERS, type ListParameters } from "../parameters";

const pageSchema = z.object({ items: z.array(z.record(z.string(), z.unknown())), next: z.unknown() });

export async function listApiBusinesses(
  { recuadro, limite, ...filters }: ListParameters,
  after: Mark | null,
): Promise<{ businesses: BusinessCard[]; next: Mark | null }> {
  const data = await callDatabaseAs(publicClient(), "list_public_businesses", {
    ...Object.fromEntries(
      API_FILTERS.flatMap(({ name, argument, read }) => (filters[name] ? [[argument, read(filters[name])]] : [])),
    ),
    ...recuadro,
    ...(after && { after }),
    page_size: limite,
  });
  const { items, next } = pageSchema.parse(data);
  return { businesses: readEach("listApiBusinesses", items, toBusinessCard), next: parseMark(next) };
}

/** A public business with its promotions, kept as its page is; null when there is none of this slug. */
export const getApiBusiness = cached(
  "getApiBusiness",
  async (slug: string): Promise<{ business: Business; promotions: Promotion[] } | null> => {
    const business = await getPublicBusinessBySlug(slug);
    return business && { business, promotions: await listPromotions({ id: business.id, slug }) };
  },
);
