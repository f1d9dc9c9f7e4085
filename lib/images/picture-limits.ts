/** Purpose of a stored picture; that of a menu is read, and not stored. */
export type PictureKind = "cover" | "logo" | "gallery" | "default" | "menu";

export type PictureLimit = { maxWidth: number; maxHeight: number; maxBytes: number };

const KB = 1024;
/** Shape of a telephone's screen, held upright. A taller picture becomes narrower, or it would take long and stay too heavy. */
const TALLEST_SHAPE = 2;

const limit = (maxWidth: number, kilobytes: number): PictureLimit => ({
  maxWidth,
  maxHeight: maxWidth * TALLEST_SHAPE,
  maxBytes: kilobytes * KB,
});

/** Widths in pixels and sizes in KB; specification, section 9. Promotions are as large as the gallery. */
export const PICTURE_LIMITS: Readonly<Record<PictureKind, PictureLimit>> = {
  cover: limit(1600, 400),
  logo: limit(512, 200),
  gallery: limit(1200, 300),
  default: limit(1600, 300),
  // Small print is still to be read.
  menu: limit(2000, 1500),
};

/** The part of a picture that is kept: shares of its width and height, measured from its upper left corner. */
export type PictureCrop = { x: number; y: number; width: number; height: number };

/** webp qualities, best first: 0.9 down to 0.5 by 0.05. */
export const QUALITY_LADDER = [90, 85, 80, 75, 70, 65, 60, 55, 50] as const;

/** Most bytes of one sent picture. A photograph of a telephone has 3 to 8 MB. */
export const MAX_PICTURE_BYTES = 12 * KB * KB;
/** Pixels of a sent picture. A photograph of a telephone has 12 to 50 million. */
export const MAX_PICTURE_PIXELS = 50_000_000;
const MAX_PICTURE_SIDE = 16_384;

export const hasTooManyPixels = ({ width, height }: { width: number; height: number }): boolean =>
  width * height > MAX_PICTURE_PIXELS || Math.max(width, height) > MAX_PICTURE_SIDE;
