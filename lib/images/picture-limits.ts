/** What a picture is stored for. */
export type PictureKind = "cover" | "logo" | "gallery" | "default";

export type PictureLimit = { maxWidth: number; maxBytes: number };

const KB = 1024;

/** Widths in pixels and sizes in bytes; specification, section 9. Promotions are as large as the gallery. */
export const PICTURE_LIMITS: Readonly<Record<PictureKind, PictureLimit>> = {
  cover: { maxWidth: 1600, maxBytes: 400 * KB },
  logo: { maxWidth: 512, maxBytes: 200 * KB },
  gallery: { maxWidth: 1200, maxBytes: 300 * KB },
  default: { maxWidth: 1600, maxBytes: 300 * KB },
};

/** webp qualities, best first: 0.9 down to 0.5 by 0.05. */
export const QUALITY_LADDER = [90, 85, 80, 75, 70, 65, 60, 55, 50] as const;

/** What a visitor may send as one picture. A photograph of a telephone has 3 to 8 MB. */
export const MAX_PICTURE_BYTES = 12 * KB * KB;
