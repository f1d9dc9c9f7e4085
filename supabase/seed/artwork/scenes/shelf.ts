import { awning } from "@/supabase/seed/artwork/awning";
import { place } from "@/supabase/seed/artwork/category-artwork";
import { seededRandom } from "@/supabase/seed/artwork/random";
import type { Scene } from "@/supabase/seed/artwork/scenes/scene";
import { patternFill, svg } from "@/supabase/seed/artwork/svg";
import { INK, WHITE } from "@/supabase/seed/artwork/tones";

const SHELVES = 2;

/** Shelves with goods, bottles and pots, under a lamp's light. */
export const shelf: Scene = ({ style, width, height, seed }) => {
  const random = seededRandom(seed);
  const { tones } = style;
  const top = height * 0.2;
  const pitch = (height - top) / SHELVES;
  const colors = [tones.strong, tones.mid, tones.deep, INK, WHITE];
  const rows = Array.from({ length: SHELVES }, (_, index) => {
    const board = top + pitch * (index + 1) - 34;
    const size = pitch * 0.62;
    const main = width * (0.2 + 0.45 * random() + (index === 0 ? 0 : 0.08));
    const jars: string[] = [];
    for (let x = width * 0.05; x < width * 0.93; x += 74 + random() * 40) {
      const isInTheWay = x > main - 90 && x < main + size + 20;
      const jarHeight = pitch * (0.2 + 0.26 * random());
      if (!isInTheWay) jars.push(jar(x, board, jarHeight, colors[Math.floor(random() * colors.length)] ?? INK));
    }
    return `${jars.join("")}${place(style, { x: main, y: board - size, size })}
      <rect x="${width * 0.03}" y="${board}" width="${width * 0.94}" height="18" rx="6" fill="${tones.deep}"/>
      <rect x="${width * 0.03}" y="${board + 18}" width="${width * 0.94}" height="8" fill="${INK}" opacity=".1"/>`;
  });
  return svg(
    { width, height },
    patternFill({ width, height, background: tones.pale, pattern: style.pattern, color: tones.soft }),
    ...rows,
    awning({ width, depth: height * 0.08, stripes: 17, colors: [tones.strong, WHITE], edge: tones.deep }),
  );
};

function jar(x: number, floor: number, height: number, color: string): string {
  const y = floor - height;
  return `<rect x="${x}" y="${y}" width="56" height="${height}" rx="10" fill="${color}"/><rect x="${x + 8}" y="${y - 14}" width="40" height="18" rx="5" fill="${INK}" opacity=".75"/><rect x="${x + 8}" y="${y + height * 0.36}" width="40" height="${height * 0.34}" rx="4" fill="${WHITE}" opacity=".55"/>`;
}
