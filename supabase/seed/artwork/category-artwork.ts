import type { CategorySlug } from "@/lib/categories/categories";
import { awning } from "@/supabase/seed/artwork/awning";
import { place } from "@/supabase/seed/artwork/drawings";
import { INK, PAPER, styleOf, WHITE } from "@/supabase/seed/artwork/styles";
import { patternFill, svg } from "@/supabase/seed/artwork/svg";

const COVER = { width: 1200, height: 675 } as const;
const MINI_SIZE = 160;
const SHARE = { width: 1200, height: 630 } as const;
const SIGN_WIDTH = 596;
const EAVES = 16;
const SIDE_WIDTH = (SHARE.width - SIGN_WIDTH - 2 * EAVES) / 2;

const COUNTER_HEIGHT = 40;
const COVER_PICTOGRAM = 208;

/** Cover without a picture: a shop front with room for initials; narrow frames show its middle square. */
export function coverSvg(slug: CategorySlug): string {
  const { tones, pictogram, pattern } = styleOf(slug);
  const floor = COVER.height - COUNTER_HEIGHT;
  return svg(
    COVER,
    patternFill({ ...COVER, background: tones.pale, pattern, color: tones.soft }),
    `<ellipse cx="${COVER.width / 2}" cy="${floor}" rx="190" ry="150" fill="${WHITE}" opacity=".72"/>`,
    `<rect y="${floor}" width="${COVER.width}" height="${COUNTER_HEIGHT}" fill="${tones.deep}"/>`,
    `<rect y="${floor}" width="${COVER.width}" height="8" fill="${INK}" opacity=".25"/>`,
    place(
      pictogram,
      { x: (COVER.width - COVER_PICTOGRAM) / 2, y: floor - COVER_PICTOGRAM, size: COVER_PICTOGRAM },
      tones,
    ),
    awning({ width: COVER.width, depth: 132, stripes: 15, colors: [tones.strong, WHITE], edge: tones.deep }),
  );
}

export function miniSvg(slug: CategorySlug): string {
  const { tones, pictogram, pattern } = styleOf(slug);
  const frame = { width: MINI_SIZE, height: MINI_SIZE };
  return svg(
    frame,
    patternFill({ ...frame, background: tones.pale, pattern, color: tones.soft, scale: 0.45 }),
    `<circle cx="80" cy="80" r="70" fill="${WHITE}" opacity=".8"/>`,
    place(pictogram, { x: 31, y: 28, size: 98 }, tones),
  );
}

/** Overlay of a link preview, in the middle square; lib/seo/share-picture-svg.ts writes on it. */
export function shareFrameSvg(slug: CategorySlug): string {
  const { tones } = styleOf(slug);
  const { width, height } = SHARE;
  const [sign, roof] = [SIGN_WIDTH, SIGN_WIDTH + 2 * EAVES];
  return svg(
    SHARE,
    `<rect width="${width}" height="${height}" fill="${INK}" opacity=".2"/>`,
    `<rect x="${(width - sign) / 2 + 6}" y="94" width="${sign}" height="488" rx="28" fill="${INK}" opacity=".25"/>`,
    `<rect x="${(width - sign) / 2}" y="84" width="${sign}" height="488" rx="28" fill="${PAPER}"/>`,
    `<rect x="${(width - sign) / 2}" y="500" width="${sign}" height="2" fill="#F1E7DC"/>`,
    `<g transform="translate(${(width - roof) / 2} 58)">${awning({ width: roof, depth: 88, stripes: 13, colors: [tones.strong, WHITE], edge: tones.deep })}</g>`,
  );
}

/** Background of that sign for a listing without a picture: the trade on either side of it. */
export function shareBackdropSvg(slug: CategorySlug): string {
  const { tones, pictogram, pattern } = styleOf(slug);
  const { width, height } = SHARE;
  const floor = height - COUNTER_HEIGHT;
  const sides = [SIDE_WIDTH / 2, width - SIDE_WIDTH / 2].map(
    (x) =>
      `<ellipse cx="${x}" cy="${floor}" rx="150" ry="250" fill="${WHITE}" opacity=".7"/>${place(pictogram, { x: x - 108, y: floor - 216, size: 216 }, tones)}`,
  );
  return svg(
    SHARE,
    patternFill({ ...SHARE, background: tones.soft, pattern, color: tones.mid }),
    ...sides,
    `<rect y="${floor}" width="${width}" height="${COUNTER_HEIGHT}" fill="${tones.deep}"/>`,
  );
}
