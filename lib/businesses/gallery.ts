import { toList } from "@/lib/database-rows/row";
import { toPictureUrl } from "@/lib/images/picture-url";

function pictureOf(item: unknown): unknown {
  if (typeof item !== "object" || item === null) return item;
  const fields = new Map<string, unknown>(Object.entries(item));
  return fields.get("publicUrl") || fields.get("url") || fields.get("path");
}

/** The items of `gallery_images` as they are kept, each with its address; null for one that cannot be shown. */
export const galleryItems = (value: unknown): { item: unknown; url: string | null }[] =>
  toList(value).map((item) => ({ item, url: toPictureUrl(pictureOf(item), "negocios") }));

/** Reads `gallery_images`: texts, objects with publicUrl, url or path, their JSON, or commas (in "negocios"). */
export function parseGallery(value: unknown): string[] {
  const urls = galleryItems(value).map(({ url }) => url);
  return [...new Set(urls.filter((url) => url !== null))];
}
