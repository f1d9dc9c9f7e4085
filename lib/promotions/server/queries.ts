import "server-only";
import { cacheTags } from "@/lib/caching/cache-tags";
import { cacheTag } from "@/lib/caching/cached";
import { readEach } from "@/lib/database-rows/read-each";
import { callDatabase } from "@/lib/supabase/call-database";
import { BackendError, publicClient } from "@/lib/supabase/public";
import { toOwnPromotion, toPromotion } from "../mapper";
import type { OwnPromotion, Promotion } from "../model";

const COLUMNS = "id, negocio_id, titulo, descripcion, imagen_url, fecha_inicio, fecha_fin" as const;

/** All promotions, soonest end first; `visiblePromotions` says which count. For a cached function, to which its tags go. */
export async function listPromotions(business: { id: string; slug: string }): Promise<Promotion[]> {
  cacheTag(cacheTags.everyBusiness, cacheTags.business(business.slug));

  const { data, error } = await publicClient()
    .from("promociones")
    .select(COLUMNS)
    .eq("negocio_id", business.id)
    .order("fecha_fin")
    .order("id");
  if (error) throw new BackendError("listPromotions", error);
  return readEach("listPromotions", data, toPromotion);
}

/** All promotions of a business, on whatever plan; none for somebody else. @throws {BackendError} */
export async function listOwnPromotions(person: string, business: string): Promise<OwnPromotion[]> {
  const data = await callDatabase("list_own_promotions", { person, business });
  return readEach("listOwnPromotions", data, toOwnPromotion);
}
