import { placeProp } from "@/supabase/seed/artwork/drawings";
import { pick, seededRandom } from "@/supabase/seed/artwork/random";
import { papelPicado } from "@/supabase/seed/artwork/scenes/papel-picado";
import { bougainvillea, pottedPlant } from "@/supabase/seed/artwork/scenes/plants";
import { type Scene, WALLS } from "@/supabase/seed/artwork/scenes/scene";
import { patternFill, svg } from "@/supabase/seed/artwork/svg";

export const alcove: Scene = ({ style, props, width, height, seed }) => {
  const random = seededRandom(seed);
  const wall = pick(WALLS, random());
  const { tones } = style;
  const main = pick(props, random());
  const [w, foot] = [height * 0.74, height * 0.82];
  const left = (width - w) / 2;
  const arch = `M${left} ${foot}V${height * 0.44}a${w / 2} ${height * 0.34} 0 0 1 ${w} 0V${foot}z`;
  const size = height * 0.5;
  const isLeft = random() < 0.5;
  return svg(
    { width, height },
    `<rect width="${width}" height="${height}" fill="${wall.plain}"/><path d="M0 0h${width}v${height * 0.16}q-${width * 0.2} 30-${width * 0.46} 6T0 ${height * 0.2}z" fill="${wall.shade}" opacity=".4"/>`,
    `<clipPath id="arch"><path d="${arch}"/></clipPath><path d="${arch}" fill="${tones.deep}" stroke="${wall.wood}" stroke-width="20"/>`,
    `<g clip-path="url(#arch)"><rect width="${width}" height="${height}" fill="${tones.pale}"/><g transform="translate(${left} ${height * 0.1})">${patternFill({ width: w, height: foot, background: tones.pale, pattern: style.pattern, color: tones.soft, scale: 0.8 })}</g><path d="M${left} 0h${w * 0.34}L${left} ${foot}z" fill="#0B1F3A" opacity=".1"/></g>`,
    papelPicado({ width, y: -height * 0.02, sag: height * 0.04, turn: seed }),
    `<g transform="translate(0 ${foot})">${patternFill({ width, height: height - foot, background: "#F5F1EA", pattern: style.pattern, color: tones.strong, scale: 0.55, id: "tiles" })}</g>`,
    `<rect y="${foot - 6}" width="${width}" height="20" fill="${wall.wood}"/><rect y="${foot - 6}" width="${width}" height="5" fill="#FFFFFF" opacity=".3"/>`,
    placeProp(main, { x: (width - size) / 2, y: foot - 6 - size, size }),
    pottedPlant(isLeft ? width * 0.86 : width * 0.14, foot - 2, height * 0.32),
    isLeft
      ? bougainvillea(width * 0.02, height * 0.06, height * 0.62, 1)
      : bougainvillea(width * 0.98, height * 0.06, height * 0.62, -1),
  );
};
