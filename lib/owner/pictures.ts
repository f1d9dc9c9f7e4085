import { readCoverUrl } from "@/lib/businesses/cover";
import type { BusinessRow } from "@/lib/businesses/field";
import type { PictureFieldName } from "@/lib/businesses/fields";
import { galleryItems, parseGallery } from "@/lib/businesses/gallery";
import { pictureFacts, picturePath, readPictureData } from "@/lib/images/picture-data";
import { toPictureUrl } from "@/lib/images/picture-url";
import type { Plan } from "@/lib/plans/plans";
import type { PictureBucket } from "@/lib/storage/stored-path";
import type { Json } from "@/lib/supabase/database.types";
import type { OwnedBusiness } from "./owned-business";

/** Uses of an owner's pictures. One of a promotion is stored, and named by the form of the promotion. */
export const PICTURE_USES = ["cover", "logo", "gallery", "promotion"] as const;
export type PictureUse = (typeof PICTURE_USES)[number];

type Definition = {
  field: PictureFieldName;
  columns: readonly string[];
  /** Width by height of the frame that it is shown in. */
  frame: number;
  plan: Plan;
};

export const PICTURES: Readonly<Record<PictureUse, Definition>> = {
  cover: { field: "portada", columns: ["portada_url", "imagen_url"], frame: 16 / 9, plan: "free" },
  logo: { field: "logo", columns: ["logo_url"], frame: 1, plan: "free" },
  gallery: { field: "galeria", columns: ["gallery_images"], frame: 1, plan: "pro" },
  promotion: { field: "promocion_imagen", columns: [], frame: 16 / 9, plan: "pro" },
};

export type OwnPicture = {
  url: string;
  alt: string;
  /** It is shown once it has been looked at. */
  isWaiting: boolean;
};

export type PictureColumns = Readonly<Record<string, Json>>;

const urlsIn: Readonly<Record<PictureUse, (row: BusinessRow) => (string | null)[]>> = {
  // The cover that an owner has chosen: no logo stands in for it.
  cover: ({ portada_url, imagen_url }) => [readCoverUrl({ portada_url, imagen_url })],
  logo: ({ logo_url }) => [toPictureUrl(logo_url, "logos")],
  gallery: ({ gallery_images }) => parseGallery(gallery_images),
  promotion: () => [],
};

export const picturesOf = (use: PictureUse, row: BusinessRow): string[] =>
  urlsIn[use](row).filter((url) => url !== null);

export function readOwnPictures({ row, waiting }: OwnedBusiness) {
  const data = readPictureData(row.imagenes_datos);
  const read = (use: PictureUse): OwnPicture[] =>
    picturesOf(use, row).map((url) => ({
      url,
      alt: pictureFacts(data, url).alt ?? "",
      isWaiting: PICTURES[use].columns.some((column) => column in waiting),
    }));
  const [cover = null] = read("cover");
  const [logo = null] = read("logo");
  return { cover, logo, gallery: read("gallery") };
}

/** Name of a picture in a column: its path where it is in the column's bucket. */
const namedIn = (url: string, bucket: PictureBucket): string =>
  url.includes(`/public/${bucket}/`) ? picturePath(url) : url;

const galleryColumn = (items: ReturnType<typeof galleryItems>): PictureColumns => ({
  gallery_images: items.map(({ item }) => item as Json),
});

type Placed = {
  /** The place in a gallery; its end when it is left out. */
  place?: number | undefined;
  /** Picture of the same use; the place is its. */
  instead?: string | undefined;
};

/** The columns with a picture of a business put where it belongs; null when it is there. @param url of its own bucket. */
export function withPicture(
  use: PictureUse,
  row: BusinessRow,
  url: string,
  { place, instead }: Placed = {},
): PictureColumns | null {
  if (use === "promotion" || picturesOf(use, row).includes(url)) return null;
  if (use === "logo") return { logo_url: namedIn(url, "logos") };
  if (use === "cover") {
    const isOld = url.includes("/public/negocios/");
    // One cover: an older one would be seen again when this one goes.
    return { portada_url: isOld ? null : namedIn(url, "portadas"), imagen_url: isOld ? picturePath(url) : null };
  }
  const items = galleryItems(row.gallery_images);
  const replaced = items.findIndex((each) => each.url === instead);
  const at = replaced >= 0 ? replaced : (place ?? items.length);
  return galleryColumn(items.toSpliced(at, replaced >= 0 ? 1 : 0, { item: namedIn(url, "negocios"), url }));
}

/** The columns without a picture; null when it is not there. Of a cover, no older one comes forth. */
export function withoutPicture(use: PictureUse, row: BusinessRow, url: string): PictureColumns | null {
  if (!picturesOf(use, row).includes(url)) return null;
  if (use === "logo") return { logo_url: null };
  if (use === "cover") return { portada_url: null, imagen_url: null };
  return galleryColumn(galleryItems(row.gallery_images).filter((each) => each.url !== url));
}

/** The gallery in another order; what `urls` does not name stays behind it. Null when nothing moves. */
export function inOrder(row: BusinessRow, urls: readonly string[]): PictureColumns | null {
  const items = galleryItems(row.gallery_images);
  const placeOf = ({ url }: { url: string | null }) => {
    const place = url === null ? -1 : urls.indexOf(url);
    return place < 0 ? urls.length : place;
  };
  const ordered = items.toSorted((a, b) => placeOf(a) - placeOf(b));
  const isSame = ordered.every((each, index) => each === items[index]);
  return isSame ? null : galleryColumn(ordered);
}

/** The gallery with one picture so many places further, or back; null at its ends. */
export function moved(row: BusinessRow, url: string, by: number): PictureColumns | null {
  const urls = picturesOf("gallery", row);
  const from = urls.indexOf(url);
  const to = from + by;
  if (from < 0 || to < 0 || to >= urls.length) return null;
  return inOrder(row, urls.toSpliced(from, 1).toSpliced(to, 0, url));
}

export function describedPictures(owned: OwnedBusiness): { label: string; picture: OwnPicture }[] {
  const { cover, logo, gallery } = readOwnPictures(owned);
  const named = [
    { label: "Portada", picture: cover },
    { label: "Logo", picture: logo },
    ...gallery.map((picture, index) => ({ label: `Foto ${index + 1}`, picture })),
  ];
  return named.flatMap(({ label, picture }) => (picture && !picture.isWaiting ? [{ label, picture }] : []));
}

export const ownTexts = (owned: OwnedBusiness): Record<string, string> =>
  Object.fromEntries(describedPictures(owned).map(({ picture }) => [picture.url, picture.alt]));

export const pictureLabel = (owned: OwnedBusiness, url: string): string =>
  describedPictures(owned).find(({ picture }) => picture.url === url)?.label ?? "Foto";
