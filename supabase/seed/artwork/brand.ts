import { CATEGORIES } from "@/lib/categories/categories";
import { awning } from "@/supabase/seed/artwork/awning";
import { type Drawing, place } from "@/supabase/seed/artwork/drawings";
import { ACTION, INK, PAPER, styleOf, WHITE } from "@/supabase/seed/artwork/styles";
import { patternFill, svg } from "@/supabase/seed/artwork/svg";

const OPEN_GRAPH = { width: 1200, height: 630 } as const;

/** The mark of components/layout/brand-mark.tsx: a diamond in a box of 24, with the ground showing through. */
const mark = (ground: string): string =>
  `<path d="M12 1 23 12 12 23 1 12Z" fill="${ACTION}"/><path d="M12 7.5 16.5 12 12 16.5 7.5 12Z" fill="${ground}"/>`;

function centredMark(size: number, width: number, height: number, ground: string): string {
  return `<g transform="translate(${(width - size) / 2} ${(height - size) / 2}) scale(${size / 24})">${mark(ground)}</g>`;
}

export const iconSvg = (size: number): string =>
  svg(
    { width: size, height: size },
    `<rect width="${size}" height="${size}" rx="${size * 0.22}" fill="${INK}"/>`,
    centredMark(size * 0.8, size, size, INK),
  );

/** The icon to the edges; systems cut their own shape, and only the inner 80 % is sure to be seen. */
export const maskableIconSvg = (size: number): string =>
  svg(
    { width: size, height: size },
    `<rect width="${size}" height="${size}" fill="${INK}"/>`,
    centredMark(size * 0.62, size, size, INK),
  );

const NIGHT_DIAMONDS: Drawing = {
  size: 90,
  inside: '<path d="M45 9 81 45 45 81 9 45Z" fill="none" stroke="{color}" stroke-width="3"/>',
};

/** Picture of a shared link whose page has none: the mark, and the ten trades at the street. */
export function openGraphSvg(): string {
  const { width, height } = OPEN_GRAPH;
  const street = 470;
  const step = width / CATEGORIES.length;
  const plates = CATEGORIES.map(({ slug }, index) => {
    const x = step * (index + 0.5);
    const plate = `<circle cx="${x}" cy="${street + 80}" r="49" fill="${WHITE}"/>`;
    const { pictogram, tones } = styleOf(slug);
    return `${plate}${place(pictogram, { x: x - 32, y: street + 48, size: 64 }, tones)}`;
  });
  return svg(
    OPEN_GRAPH,
    patternFill({ ...OPEN_GRAPH, background: INK, pattern: NIGHT_DIAMONDS, color: "#16304F" }),
    `<rect y="${street}" width="${width}" height="${height - street}" fill="${PAPER}"/>`,
    `<g transform="translate(0 ${street - 40})"><g transform="translate(${(width - 300) / 2} -310) scale(${300 / 24})">${mark(INK)}</g></g>`,
    plates.join(""),
    awning({ width, depth: 50, stripes: 21, colors: [ACTION, WHITE], edge: "#C2410C" }),
  );
}
