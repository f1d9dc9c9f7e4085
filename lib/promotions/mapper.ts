import { parseIsoDate } from "@/lib/clock";
import { toPictureUrl } from "@/lib/images/picture-url";
import { type Row, readText } from "@/lib/rows/row";
import type { Promotion } from "./model";

/** A row of `promociones`, with the older names of its columns. */
export function toPromotion(row: Row): Promotion {
  return {
    id: readText(row, "id") ?? "",
    businessId: readText(row, "negocio_id") ?? "",
    title: readText(row, "titulo", "promocion_titulo"),
    description: readText(row, "descripcion", "promocion_descripcion"),
    imageUrl: toPictureUrl(row.imagen_url, "promociones") ?? toPictureUrl(row.promocion_imagen, "promociones"),
    startsOn: parseIsoDate(row.fecha_inicio) ?? parseIsoDate(row.promocion_inicio),
    endsOn: parseIsoDate(row.fecha_fin) ?? parseIsoDate(row.promocion_vigencia),
  };
}
