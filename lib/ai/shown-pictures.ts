import type { Business } from "@/lib/businesses/model";
import { categoryArtworkPath } from "@/lib/categories/categories";
import { pictureFacts } from "@/lib/images/picture-data";

export type ShownPicture = { url: string; alt: string | null };

const MAX_PICTURES = 12;

export function shownPicturesOf({ coverUrl, logoUrl, gallery, pictureData, categorySlug }: Business): ShownPicture[] {
  const cover = coverUrl !== null && coverUrl !== logoUrl ? [coverUrl] : [];
  const urls = [...new Set([...cover, ...gallery])].slice(0, MAX_PICTURES);
  const own = urls.map((url) => ({ url, alt: pictureFacts(pictureData, url).alt }));
  return own.length > 0 ? own : [{ url: categoryArtworkPath(categorySlug), alt: null }];
}

export function pictureAt(pictures: readonly ShownPicture[], index: number): ShownPicture {
  const picture = pictures[index % pictures.length];
  if (!picture) throw new Error("a business has a picture, if only its category's");
  return picture;
}

/** The picture of a kept scene: one that the business has no more is another of its own. */
export const scenePicture = (pictures: readonly ShownPicture[], imagen: string, index: number): ShownPicture =>
  pictures.find(({ url }) => url === imagen) ?? pictureAt(pictures, index);
