import { type PictureBucket, toPictureUrl } from "@/lib/images/picture-url";
import type { Row } from "@/lib/rows/row";

/** In the specification's order; the bucket is where a relative path of that column lives. */
const COVER_COLUMNS: readonly (readonly [column: string, bucket: PictureBucket])[] = [
  ["portada_url", "portadas"],
  ["imagen_url", "negocios"],
  ["cover_image_url", "portadas"],
  ["business_cover_url", "business_assets"],
  ["logo_url", "logos"],
  ["image_url", "negocios"],
];

/** The first usable picture of a listing; null means its category's artwork. */
export function readCoverUrl(row: Row): string | null {
  for (const [column, bucket] of COVER_COLUMNS) {
    const url = toPictureUrl(row[column], bucket);
    if (url !== null) return url;
  }
  return null;
}
