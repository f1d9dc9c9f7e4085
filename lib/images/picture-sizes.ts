import { isCategorySlug } from "@/lib/categories/categories";

/** Widths in pixels in which a picture is kept beside its own. */
const SMALLER_WIDTHS = [240, 480, 800] as const;
/** A width nearer to its own than this is not worth a file. */
const LARGEST_SHARE = 0.8;

export const ARTWORK_WIDTH = 1200;
const ARTWORK = /^\/categorias\/([a-z-]+)\.webp$/;
const STORED_WITH_SIZES = /^\/storage\/v1\/object\/public\/.+-[0-9a-f]{16}-(\d{3,4})\.webp$/;
const SMALLER_NAME = new RegExp(`-(?:${SMALLER_WIDTHS.join("|")})(?=\\.webp$)`);

/** Name of a stored picture. `stem` is free, `hash` is 16 hexadecimal digits of its content's. */
export const storedPictureName = (stem: string, hash: string, width: number): string => `${stem}-${hash}-${width}.webp`;

export const smallerPicture = (address: string, width: number): string => address.replace(/\.webp$/, `-${width}.webp`);

export const smallerWidths = (ownWidth: number): number[] =>
  SMALLER_WIDTHS.filter((width) => width <= ownWidth * LARGEST_SHARE);

/** Width of a picture of ours; null for one that is kept in a single size, or of which nothing is known. */
export function widthOf(url: string): number | null {
  if (isCategorySlug(ARTWORK.exec(url)?.[1] ?? "")) return ARTWORK_WIDTH;
  const width = STORED_WITH_SIZES.exec(url)?.[1];
  return width ? Number(width) : null;
}

export function sizesOfPicture(url: string): string[] {
  const own = widthOf(url) === null ? url.replace(SMALLER_NAME, "") : url;
  const ownWidth = widthOf(own);
  return ownWidth === null ? [url] : [own, ...smallerWidths(ownWidth).map((width) => smallerPicture(own, width))];
}
