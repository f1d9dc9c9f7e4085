import { placeProp } from "@/supabase/seed/artwork/drawings";
import { pick, seededRandom } from "@/supabase/seed/artwork/random";
import { type Scene, WALLS } from "@/supabase/seed/artwork/scenes/scene";
import { svg } from "@/supabase/seed/artwork/svg";

const LIGHTS = 26;
const SARAPE = ["#C8322B", "#F2803D", "#F6C445", "#FFF3E0", "#3FA7A0", "#2F6C9E", "#8A3A78", "#E5578A"] as const;

export const table: Scene = ({ props, width, height, seed }) => {
  const random = seededRandom(seed);
  const wall = pick(WALLS, random());
  const edge = height * 0.68;
  const lights = Array.from({ length: LIGHTS }, () => {
    const color = pick(["#FFE3A1", "#FFF6DF", "#FFC98A", wall.plain], random());
    return `<circle cx="${width * random()}" cy="${edge * random()}" r="${height * (0.02 + 0.06 * random())}" fill="${color}" opacity="${(0.12 + 0.3 * random()).toFixed(2)}"/>`;
  });
  const turn = Math.floor(random() * props.length);
  const nth = (index: number) => props[(index + turn) % props.length] ?? props[0];
  const size = height * 0.6;
  return svg(
    { width, height },
    `<defs><linearGradient id="back" x2="0" y2="1"><stop stop-color="${wall.wood}"/><stop offset="1" stop-color="${wall.shade}"/></linearGradient><linearGradient id="table" x2="0" y2="1"><stop stop-color="#C58A4E"/><stop offset="1" stop-color="#94602F"/></linearGradient></defs>`,
    `<rect width="${width}" height="${edge}" fill="url(#back)"/>`,
    ...lights,
    `<rect y="${edge}" width="${width}" height="${height - edge}" fill="url(#table)"/><g stroke="#7E4F25" stroke-width="3" opacity=".5"><path d="M0 ${edge + height * 0.1}h${width}M0 ${edge + height * 0.22}h${width}"/></g><rect y="${edge}" width="${width}" height="5" fill="#FFFFFF" opacity=".35"/>`,
    sarape({ width, height, edge }),
    placeProp(nth(1), { x: width * 0.26 - size * 0.36, y: height * 0.84 - size * 0.72, size: size * 0.72 }),
    placeProp(nth(2), { x: width * 0.76 - size * 0.36, y: height * 0.84 - size * 0.72, size: size * 0.72 }),
    placeProp(nth(0), { x: width * 0.5 - size * 0.5, y: height * 0.92 - size, size }),
  );
};

function sarape({ width, height, edge }: { width: number; height: number; edge: number }): string {
  const stripes = [...SARAPE, ...SARAPE.toReversed()];
  const [far, near] = [width * 0.5, width * 0.74];
  const at = (share: number, span: number) => width / 2 + (share - 0.5) * span;
  return stripes
    .map((color, index) => {
      const [from, to] = [index / stripes.length, (index + 1) / stripes.length];
      return `<path d="M${at(from, far)} ${edge}L${at(to, far)} ${edge}L${at(to, near)} ${height}L${at(from, near)} ${height}z" fill="${color}"/>`;
    })
    .join("");
}
