import { awning } from "@/supabase/seed/artwork/awning";
import { place } from "@/supabase/seed/artwork/category-artwork";
import { pick, seededRandom } from "@/supabase/seed/artwork/random";
import type { Scene, SceneInput } from "@/supabase/seed/artwork/scenes/scene";
import { svg } from "@/supabase/seed/artwork/svg";
import { INK, PAPER, WHITE } from "@/supabase/seed/artwork/tones";

const HOUSE_COLORS = ["#E9B44C", "#D97757", "#7FB7A3", "#C98BA8", "#8FB0D9", "#E8C9A0"] as const;

/** The shop in its street, the Cerro de la Estrella behind it. */
export const street: Scene = (input) => {
  const { style, width, height, seed } = input;
  const pavement = height * 0.9;
  const sunX = width * (Math.floor(seed / 4) % 2 === 0 ? 0.16 : 0.84);
  return svg(
    { width, height },
    `<rect width="${width}" height="${height}" fill="#FDEBD8"/>`,
    `<circle cx="${sunX}" cy="${height * 0.24}" r="${height * 0.11}" fill="#F9A94B"/>`,
    `<path d="M0 ${height * 0.6}Q${width * 0.25} ${height * 0.28} ${width * 0.5} ${height * 0.42}T${width} ${height * 0.4}V${height}H0z" fill="#C7D3B4"/>`,
    `<path d="M0 ${height * 0.66}Q${width * 0.3} ${height * 0.5} ${width * 0.62} ${height * 0.56}T${width} ${height * 0.5}V${height}H0z" fill="#A9BD93"/>`,
    houses(input, pavement),
    shop(input, pavement),
    `<rect y="${pavement}" width="${width}" height="${height - pavement}" fill="${INK}"/>`,
    `<rect y="${pavement}" width="${width}" height="10" fill="${style.tones.mid}"/>`,
  );
};

function houses({ width, height, seed }: SceneInput, pavement: number): string {
  const random = seededRandom(seed);
  const drawn: string[] = [];
  for (let x = -20; x < width; ) {
    const [w, h] = [height * (0.22 + 0.12 * random()), height * (0.3 + 0.22 * random())];
    const y = pavement - h;
    const window = (column: number) =>
      `<rect x="${x + w * (0.16 + 0.4 * column)}" y="${y + h * 0.18}" width="${w * 0.26}" height="${h * 0.22}" rx="4" fill="${PAPER}"/><rect x="${x + w * (0.16 + 0.4 * column)}" y="${y + h * 0.18}" width="${w * 0.26}" height="${h * 0.08}" fill="${INK}" opacity=".2"/>`;
    drawn.push(
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${pick(HOUSE_COLORS, random())}"/><rect x="${x - 4}" y="${y - 8}" width="${w + 8}" height="14" fill="${INK}" opacity=".75"/>${window(0)}${window(1)}<rect x="${x + w * 0.38}" y="${y + h * 0.58}" width="${w * 0.26}" height="${h * 0.42}" fill="${INK}" opacity=".55"/>`,
    );
    x += w;
  }
  return drawn.join("");
}

function shop({ style, width, height }: SceneInput, pavement: number): string {
  const { tones } = style;
  const [w, h] = [height * 0.82, height * 0.66];
  const sign = h * 0.3;
  return `<g transform="translate(${(width - w) / 2} ${pavement - h})">
    <rect width="${w}" height="${h}" fill="${PAPER}"/>
    <rect x="-10" y="-16" width="${w + 20}" height="${sign + 16}" rx="8" fill="${tones.deep}"/>
    <circle cx="${w / 2}" cy="${sign * 0.42}" r="${sign * 0.52}" fill="${WHITE}"/>
    ${place(style, { x: w / 2 - sign * 0.34, y: sign * 0.06, size: sign * 0.68 })}
    <rect x="${w * 0.06}" y="${h * 0.52}" width="${w * 0.5}" height="${h * 0.34}" rx="6" fill="${tones.soft}"/>
    <rect x="${w * 0.06}" y="${h * 0.86}" width="${w * 0.5}" height="${h * 0.05}" fill="${tones.strong}"/>
    <path d="M${w * 0.12} ${h * 0.84}l${w * 0.12} ${-h * 0.28}h${w * 0.05}l${-w * 0.12} ${h * 0.28}z" fill="${WHITE}" opacity=".7"/>
    <rect x="${w * 0.66}" y="${h * 0.5}" width="${w * 0.26}" height="${h * 0.5}" rx="6" fill="${INK}"/>
    <rect x="${w * 0.69}" y="${h * 0.54}" width="${w * 0.2}" height="${h * 0.22}" rx="4" fill="${tones.mid}"/>
    <g transform="translate(0 ${sign})">${awning({ width: w, depth: h * 0.12, stripes: 9, colors: [tones.strong, WHITE], edge: tones.deep })}</g>
  </g>`;
}
