import type { PictureCrop } from "@/lib/images/picture-limits";

/** "left,top,width,height" in shares of the picture, as a form sends it; null for anything else, and for all of it. */
export function readCrop(text: unknown): PictureCrop | null {
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN, ...others] =
    typeof text === "string" && text !== "" ? text.split(",").map(Number) : [];
  const isWithin = x >= 0 && y >= 0 && width > 0 && height > 0 && x < 1 && y < 1 && width <= 1 && height <= 1;
  return isWithin && others.length === 0 ? { x, y, width, height } : null;
}

export const cropText = ({ x, y, width, height }: PictureCrop): string =>
  [x, y, width, height].map((share) => share.toFixed(5)).join(",");
