import type { CategorySlug } from "@/lib/categories/categories";
import { awning } from "@/supabase/seed/artwork/awning";
import { PICTOGRAM_SIZE } from "@/supabase/seed/artwork/pictograms/pictogram";
import { type Style, styleOf } from "@/supabase/seed/artwork/styles";
import { patternFill, svg } from "@/supabase/seed/artwork/svg";
import { INK, WHITE } from "@/supabase/seed/artwork/tones";

const COVER = { width: 1200, height: 675 } as const;
const MINI_SIZE = 160;

const COUNTER_HEIGHT = 40;
/** Drawn size of the pictogram on a cover: below the middle, which the page keeps for the shop's initials. */
const COVER_PICTOGRAM = 208;

/**
 * The cover of listings without a picture: a shop front whose sign, the middle, is left to the page's initials. What
 * matters stands in the middle square, which is all that narrow frames show.
 */
export function coverSvg(slug: CategorySlug): string {
  const style = styleOf(slug);
  const { tones } = style;
  const floor = COVER.height - COUNTER_HEIGHT;
  return svg(
    COVER,
    patternFill({ ...COVER, background: tones.pale, pattern: style.pattern, color: tones.soft }),
    `<ellipse cx="${COVER.width / 2}" cy="${floor}" rx="190" ry="150" fill="${WHITE}" opacity=".72"/>`,
    `<rect y="${floor}" width="${COVER.width}" height="${COUNTER_HEIGHT}" fill="${tones.deep}"/>`,
    `<rect y="${floor}" width="${COVER.width}" height="8" fill="${INK}" opacity=".25"/>`,
    place(style, { x: (COVER.width - COVER_PICTOGRAM) / 2, y: floor - COVER_PICTOGRAM, size: COVER_PICTOGRAM }),
    awning({ width: COVER.width, depth: 132, stripes: 15, colors: [tones.strong, WHITE], edge: tones.deep }),
  );
}

/** The small square beside a category's name. */
export function miniSvg(slug: CategorySlug): string {
  const style = styleOf(slug);
  const { tones } = style;
  const frame = { width: MINI_SIZE, height: MINI_SIZE };
  return svg(
    frame,
    patternFill({ ...frame, background: tones.pale, pattern: style.pattern, color: tones.soft, scale: 0.45 }),
    `<circle cx="80" cy="80" r="70" fill="${WHITE}" opacity=".8"/>`,
    place(style, { x: 31, y: 28, size: 98 }),
  );
}

/** The pictogram in a square of `size`. */
export function place({ pictogram, tones }: Style, { x, y, size }: { x: number; y: number; size: number }): string {
  return `<g transform="translate(${x} ${y}) scale(${size / PICTOGRAM_SIZE})">${pictogram(tones)}</g>`;
}
