import { z } from "zod";
import { toBusiness, toBusinessCard } from "@/lib/businesses/mapper";
import { readEach, readOne } from "@/lib/database-rows/read-each";
import { toPromotion } from "@/lib/promotions/mapper";
import type { ListingContent } from "./model";

const METRES_PER_KM = 1000;

const distance = z.object({ distancia_m: z.number() });
const row = z.record(z.string(), z.unknown());
const list = z.object({ slug: z.string().nullable(), total: z.number() });
const answerSchema = z
  .object({
    business: row,
    promotions: z.array(row),
    neighbors: z.array(row),
    lists: z.object({ activity: list, neighborhood: list, both: z.number() }),
  })
  .nullable();

export function toListing(answer: unknown): ListingContent | null {
  const rows = answerSchema.parse(answer);
  // An unreadable row is a 404, which is kept until the row changes: a 503 would send every visit to the database.
  const business = rows && readOne("getListing", rows.business, toBusiness);
  if (!business) return null;
  return {
    business,
    promotions: readEach("promotions", rows.promotions, toPromotion),
    neighbors: readEach("neighbors", rows.neighbors, (neighbor) => ({
      ...toBusinessCard(neighbor),
      distanceKm: distance.parse(neighbor).distancia_m / METRES_PER_KM,
    })),
    lists: rows.lists,
  };
}
