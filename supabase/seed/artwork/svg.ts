import { type Drawing, inColors } from "@/supabase/seed/artwork/drawings";

type Frame = { width: number; height: number };

/** A whole drawing. No text ever: which fonts a machine has is unknown. */
export const svg = ({ width, height }: Frame, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join("")}</svg>`;

type PatternFill = Frame & { background: string; pattern: Drawing; color: string; scale?: number; id?: string };

/** A rectangle filled with a repeating pattern. `id` must differ when there are two in one drawing. */
export function patternFill({
  width,
  height,
  background,
  pattern,
  color,
  scale = 1,
  id = "pattern",
}: PatternFill): string {
  const { size } = pattern;
  return `<defs><pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">${inColors(pattern, { color })}</pattern></defs>
    <rect width="${width}" height="${height}" fill="${background}"/><rect width="${width}" height="${height}" fill="url(#${id})"/>`;
}
