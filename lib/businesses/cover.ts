import { toPictureUrl } from "@/lib/images/picture-url";
import type { PictureBucket } from "@/lib/storage/stored-path";
import type { BusinessRow, Column } from "./field";

/** Columns in the specification's order; the bucket is where a relative path of that column lives. */
const COVER_COLUMNS: readonly (readonly [column: Column, bucket: PictureBucket])[] = [
  ["portada_url", "portadas"],
  ["imagen_url", "negocios"],
  ["logo_url", "logos"],
];

/** The first usable picture of a listing; null means its category's artwork. */
export function readCoverUrl(row: BusinessRow): string | null {
  for (const [column, bucket] of COVER_COLUMNS) {
    const url = toPictureUrl(row[column], bucket);
    if (url !== null) return url;
  }
  return null;
}
