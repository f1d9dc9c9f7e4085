import { placeProp } from "@/supabase/seed/artwork/drawings";
import { pick, seededRandom } from "@/supabase/seed/artwork/random";
import { pottedPlant } from "@/supabase/seed/artwork/scenes/plants";
import { type Scene, WALLS } from "@/supabase/seed/artwork/scenes/scene";
import { WHITE } from "@/supabase/seed/artwork/styles";
import { patternFill, svg } from "@/supabase/seed/artwork/svg";

const LAMPS = [0.2, 0.5, 0.8];

export const counter: Scene = ({ style, props, width, height, seed }) => {
  const random = seededRandom(seed);
  const wall = pick(WALLS, random());
  const { tones } = style;
  const [board, top] = [height * 0.38, height * 0.74];
  const turn = Math.floor(random() * props.length);
  const [left, middle, right] = [0, 1, 2].map((index) => props[(index + turn) % props.length] ?? props[0]);
  const size = height * 0.4;
  return svg(
    { width, height },
    `<defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="${wall.shade}"/><stop offset=".5" stop-color="${wall.plain}"/></linearGradient><radialGradient id="lamp" cy=".2"><stop stop-color="#FFF1C4" stop-opacity=".85"/><stop offset="1" stop-color="#FFF1C4" stop-opacity="0"/></radialGradient><linearGradient id="wood" x2="0" y2="1"><stop stop-color="#B9793F"/><stop offset="1" stop-color="#8F5628"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>`,
    `<rect x="${width * 0.06}" y="${board}" width="${width * 0.88}" height="14" rx="5" fill="${wall.wood}"/><rect x="${width * 0.06}" y="${board + 14}" width="${width * 0.88}" height="10" fill="#0B1F3A" opacity=".12"/>`,
    shelfGoods({ random, width, board, colors: [tones.strong, tones.mid, tones.deep, WHITE, "#3D8C84", "#F6C445"] }),
    pottedPlant(width * 0.89, board + 2, height * 0.17),
    ...LAMPS.map((share) => lamp(width * share, height, tones.deep)),
    `<g transform="translate(0 ${top})">${patternFill({ width, height: height - top, background: tones.pale, pattern: style.pattern, color: tones.mid, scale: 0.5 })}</g>`,
    `<rect y="${top - 8}" width="${width}" height="${height * 0.06}" fill="url(#wood)"/><rect y="${top - 8}" width="${width}" height="5" fill="${WHITE}" opacity=".3"/><rect y="${top + height * 0.048}" width="${width}" height="10" fill="#0B1F3A" opacity=".18"/>`,
    placeProp(left ?? props[0], { x: width * 0.2 - size * 0.42, y: top - size * 0.84, size: size * 0.84 }),
    placeProp(right ?? props[2], { x: width * 0.8 - size * 0.42, y: top - size * 0.84, size: size * 0.84 }),
    placeProp(middle ?? props[1], { x: width * 0.5 - size * 0.55, y: top - size * 1.1, size: size * 1.1 }),
  );
};

function lamp(x: number, height: number, color: string): string {
  const y = height * 0.13;
  return `<path d="M${x} 0v${y}" stroke="#0B1F3A" stroke-width="4"/><ellipse cx="${x}" cy="${y + height * 0.2}" rx="${height * 0.3}" ry="${height * 0.26}" fill="url(#lamp)"/><path d="M${x - 46} ${y + 36}q4-40 46-42 42 2 46 42z" fill="${color}"/><path d="M${x - 46} ${y + 36}q4-40 46-42-26 12-26 42z" fill="#FFFFFF" opacity=".22"/><ellipse cx="${x}" cy="${y + 36}" rx="46" ry="7" fill="#FFF3D0"/>`;
}

type Goods = { random: () => number; width: number; board: number; colors: readonly [string, ...string[]] };

function shelfGoods({ random, width, board, colors }: Goods): string {
  const goods: string[] = [];
  for (let x = width * 0.09; x < width * 0.82; x += 52 + random() * 30) {
    const [w, h, color] = [34 + random() * 12, 44 + random() * 50, pick(colors, random())];
    const y = board - h;
    goods.push(
      random() < 0.5
        ? `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="7" fill="${color}"/><rect x="${x + 4}" y="${y - 9}" width="${w - 8}" height="12" rx="4" fill="#5A3A22"/><rect x="${x + 5}" y="${y + h * 0.36}" width="${w - 10}" height="${h * 0.34}" rx="3" fill="#FFF9F3" opacity=".8"/>`
        : `<path d="M${x} ${y + 14}h${w}l-3 ${h - 14}h${-(w - 6)}z" fill="${color}"/><rect x="${x - 2}" y="${y + 6}" width="${w + 4}" height="10" rx="4" fill="#FFF9F3"/><rect x="${x + 5}" y="${y + 22}" width="6" height="${h - 30}" rx="3" fill="#FFFFFF" opacity=".4"/>`,
    );
  }
  return goods.join("");
}
