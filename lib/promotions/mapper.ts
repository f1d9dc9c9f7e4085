import { parseIsoDate } from "@/lib/clock";
import { type RowOf, readText } from "@/lib/database-rows/row";
import { toPictureUrl } from "@/lib/images/picture-url";
import type { Database } from "@/lib/supabase/database.types";
import type { OwnPromotion, Promotion } from "./model";

type PromotionRow = RowOf<keyof Database["public"]["Tables"]["promociones"]["Row"]>;

export function toPromotion(row: PromotionRow): Promotion {
  return {
    id: readText(row, "id") ?? "",
    businessId: readText(row, "negocio_id") ?? "",
    title: readText(row, "titulo"),
    description: readText(row, "descripcion"),
    imageUrl: toPictureUrl(row.imagen_url, "promociones"),
    startsOn: parseIsoDate(row.fecha_inicio),
    endsOn: parseIsoDate(row.fecha_fin),
  };
}

export const toOwnPromotion = (row: PromotionRow): OwnPromotion => ({
  ...toPromotion(row),
  version: readText(row, "updated_at") ?? "",
  picturePath: readText(row, "imagen_url"),
});
