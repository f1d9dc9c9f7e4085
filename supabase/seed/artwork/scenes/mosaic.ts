import { place } from "@/supabase/seed/artwork/category-artwork";
import { pick, seededRandom } from "@/supabase/seed/artwork/random";
import type { Scene } from "@/supabase/seed/artwork/scenes/scene";
import { patternFill, svg } from "@/supabase/seed/artwork/svg";
import { INK, PAPER } from "@/supabase/seed/artwork/tones";

const ROWS = 3;

/** A wall of painted tiles. */
export const mosaic: Scene = ({ style, width, height, seed }) => {
  const random = seededRandom(seed);
  const { tones } = style;
  const side = height / ROWS;
  const columns = Math.ceil(width / side);
  const left = (width - columns * side) / 2;
  const tiles = Array.from({ length: ROWS * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const showsPictogram = (column + row + seed) % 2 === 0;
    const ground = pick([tones.pale, tones.soft, PAPER, tones.mid], random());
    const dark = pick([tones.strong, tones.deep, INK], random());
    const content = showsPictogram
      ? `<rect width="${side}" height="${side}" fill="${ground}"/>${place(style, { x: side * 0.2, y: side * 0.2, size: side * 0.6 })}`
      : leaf(pick([0, 90, 180, 270], random()), side, dark, ground);
    return `<g transform="translate(${left + column * side} ${row * side})">${content}</g>`;
  });
  return svg(
    { width, height },
    patternFill({ width, height, background: tones.pale, pattern: style.pattern, color: tones.soft }),
    ...tiles,
  );
};

/** Two quarter circles that meet: turned, they make waves and flowers across the tiles. */
function leaf(degrees: number, side: number, dark: string, light: string): string {
  return `<g transform="rotate(${degrees} ${side / 2} ${side / 2})"><rect width="${side}" height="${side}" fill="${dark}"/><path d="M0 0h${side}a${side} ${side} 0 0 1 ${-side} ${side}z" fill="${light}"/><path d="M0 0h${side / 2}a${side / 2} ${side / 2} 0 0 1 ${-side / 2} ${side / 2}z" fill="${dark}"/></g>`;
}
