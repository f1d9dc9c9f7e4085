import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { untilChangedOrAfter } from "@/lib/cache-life";
import { cacheTags } from "@/lib/cache-tags";
import { secondsUntilBoundary } from "@/lib/date-boundary";
import { BackendError, publicClient } from "@/lib/supabase/public";

import { toPromotion } from "./mapper";
import type { Promotion } from "./model";

const COLUMNS = "id, negocio_id, titulo, descripcion, imagen_url, fecha_inicio, fecha_fin" as const;

/** All promotions of a public business, the one that ends first in front; which of them count today is a rule of its own. */
export async function listPromotions(business: { id: string; slug: string }): Promise<Promotion[]> {
  "use cache";
  cacheTag(cacheTags.everyBusiness, cacheTags.business(business.slug));

  const { data, error } = await publicClient()
    .from("promociones")
    .select(COLUMNS)
    .eq("negocio_id", business.id)
    .order("fecha_fin")
    .order("id");
  if (error) throw new BackendError("listPromotions", error);
  const promotions = data.map(toPromotion);
  cacheLife(untilChangedOrAfter(secondsUntilBoundary(promotions, new Date())));
  return promotions;
}
