import { isCategorySlug } from "@/lib/categories/categories";

/** Widths in pixels in which a picture is kept beside its own. */
const SMALLER_WIDTHS = [240, 480, 800] as const;
/** A width nearer to its own than this is not worth a file. */
const LARGEST_SHARE = 0.8;

export const ARTWORK_WIDTH = 1200;
const ARTWORK = /^\/categorias\/([a-z-]+)\.webp$/;
/** The name of a picture that was stored with its smaller sizes: a hash of its content, then its own width. */
const STORED_WITH_SIZES = /^\/storage\/v1\/object\/public\/.+-[0-9a-f]{16}-(\d{3,4})\.webp$/;
const SMALLER_NAME = new RegExp(`-(?:${SMALLER_WIDTHS.join("|")})(?=\\.webp$)`);

/** What a stored picture is called. `stem` is free, `hash` is 16 hexadecimal digits of its content's. */
export const storedPictureName = (stem: string, hash: string, width: number): string => `${stem}-${hash}-${width}.webp`;

/** The name or address of a picture in a smaller width. */
export const smallerPicture = (address: string, width: number): string => address.replace(/\.webp$/, `-${width}.webp`);

/** The widths that a picture is also kept in. */
export const smallerWidths = (ownWidth: number): number[] =>
  SMALLER_WIDTHS.filter((width) => width <= ownWidth * LARGEST_SHARE);

function widthOf(url: string): number | null {
  if (isCategorySlug(ARTWORK.exec(url)?.[1] ?? "")) return ARTWORK_WIDTH;
  const width = STORED_WITH_SIZES.exec(url)?.[1];
  return width ? Number(width) : null;
}

/** The `srcset` of a picture of ours; undefined for one that is kept in a single size, or of which nothing is known. */
export function pictureSrcSet(url: string): string | undefined {
  const ownWidth = widthOf(url);
  if (ownWidth === null) return undefined;
  const smaller = smallerWidths(ownWidth).map((width) => `${smallerPicture(url, width)} ${width}w`);
  return [...smaller, `${url} ${ownWidth}w`].join(", ");
}

/** Widths that a picture in a list is drawn in, on screens of any density: each address more is repeated on each card. */
const LIST_WIDTHS: readonly number[] = [480, 800];

/** As `pictureSrcSet`, and the address without it, of a picture that is drawn at most 20rem wide. */
export function listPicture(url: string): { src: string; srcSet?: string } {
  const ownWidth = widthOf(url);
  const [first, ...wider] =
    ownWidth === null ? [] : smallerWidths(ownWidth).filter((width) => LIST_WIDTHS.includes(width));
  if (ownWidth === null || first === undefined) return { src: url };
  const widest = wider.map((width) => `${smallerPicture(url, width)} ${width}w`);
  const src = smallerPicture(url, first);
  return { srcSet: [`${src} ${first}w`, ...(widest.length > 0 ? widest : [`${url} ${ownWidth}w`])].join(", "), src };
}

/** Every address under which the picture that one of them shows is kept. */
export function sizesOfPicture(url: string): string[] {
  const own = widthOf(url) === null ? url.replace(SMALLER_NAME, "") : url;
  const ownWidth = widthOf(own);
  return ownWidth === null ? [url] : [own, ...smallerWidths(ownWidth).map((width) => smallerPicture(own, width))];
}
