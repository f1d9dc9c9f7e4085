import { awning } from "@/supabase/seed/artwork/awning";
import { placeProp } from "@/supabase/seed/artwork/drawings";
import { pick, seededRandom } from "@/supabase/seed/artwork/random";
import { hillside, SKIES, type Sky } from "@/supabase/seed/artwork/scenes/hillside";
import { papelPicado } from "@/supabase/seed/artwork/scenes/papel-picado";
import { pottedPlant } from "@/supabase/seed/artwork/scenes/plants";
import { type Scene, type SceneInput, WALLS, type Wall } from "@/supabase/seed/artwork/scenes/scene";
import { PAPER, WHITE } from "@/supabase/seed/artwork/styles";
import { svg } from "@/supabase/seed/artwork/svg";

export const storefront: Scene = (input) => {
  const { width, height, seed } = input;
  const random = seededRandom(seed);
  const sky = pick(SKIES, random());
  const wall = pick(WALLS, random());
  const pavement = height * 0.9;
  return svg(
    { width, height },
    hillside({ sky, width, ground: pavement, seed }),
    papelPicado({ width, y: height * 0.03, sag: height * 0.05, turn: seed }),
    shop(input, { sky, wall, pavement }),
    `<rect y="${pavement}" width="${width}" height="${height - pavement}" fill="${sky.isDark ? "#2A2B4A" : "#8C93A0"}"/>`,
    `<rect y="${pavement}" width="${width}" height="${height * 0.035}" fill="${sky.isDark ? "#5D5878" : "#D9D2C7"}"/>`,
    pottedPlant(width * 0.2, pavement + 8, height * 0.2),
    pottedPlant(width * 0.82, pavement + 8, height * 0.16, "#2F6C9E"),
  );
};

type Place = { sky: Sky; wall: Wall; pavement: number };

function shop({ style, props, width, height }: SceneInput, { sky, wall, pavement }: Place): string {
  const [w, h] = [height * 1.02, height * 0.72];
  const light = sky.isDark ? "#FFE3A1" : "#FDF3E3";
  const sign = h * 0.27;
  const [main, second, third] = props;
  return `<g transform="translate(${(width - w) / 2} ${pavement - h})">
    <rect width="${w}" height="${h}" fill="${wall.plain}"/><rect x="${w * 0.9}" width="${w * 0.1}" height="${h}" fill="${wall.shade}"/>
    <rect x="-10" y="-12" width="${w + 20}" height="18" rx="4" fill="${wall.wood}"/><rect y="${h * 0.9}" width="${w}" height="${h * 0.1}" fill="${wall.shade}"/>
    <rect x="${w * 0.05}" y="${h * 0.045}" width="${w * 0.9}" height="${sign * 0.82}" rx="12" fill="${style.tones.deep}"/>
    <rect x="${w * 0.05 + 6}" y="${h * 0.045 + 6}" width="${w * 0.9 - 12}" height="${sign * 0.82 - 12}" rx="8" fill="none" stroke="${style.tones.mid}" stroke-width="3"/>
    <path d="M${w * 0.12} ${h * 0.155}h${w * 0.2}M${w * 0.68} ${h * 0.155}h${w * 0.2}" stroke="${style.tones.mid}" stroke-width="6" stroke-linecap="round"/><circle cx="${w * 0.36}" cy="${h * 0.155}" r="6" fill="${style.tones.mid}"/><circle cx="${w * 0.64}" cy="${h * 0.155}" r="6" fill="${style.tones.mid}"/>
    <circle cx="${w / 2}" cy="${h * 0.155}" r="${sign * 0.5}" fill="${PAPER}"/><circle cx="${w / 2}" cy="${h * 0.155}" r="${sign * 0.5}" fill="none" stroke="${style.tones.strong}" stroke-width="6"/>
    ${placeProp(main, { x: w / 2 - sign * 0.3, y: h * 0.155 - sign * 0.36, size: sign * 0.6 })}
    <rect x="${w * 0.06}" y="${h * 0.44}" width="${w * 0.58}" height="${h * 0.42}" rx="8" fill="${wall.wood}"/><rect x="${w * 0.075}" y="${h * 0.46}" width="${w * 0.55}" height="${h * 0.38}" fill="${light}"/>
    ${placeProp(second, { x: w * 0.1, y: h * 0.84 - h * 0.27, size: h * 0.27 })}${placeProp(main, { x: w * 0.275, y: h * 0.84 - h * 0.29, size: h * 0.29 })}${placeProp(third, { x: w * 0.455, y: h * 0.84 - h * 0.25, size: h * 0.25 })}
    <path d="M${w * 0.12} ${h * 0.84}l${w * 0.12} ${-h * 0.38}h${w * 0.06}l${-w * 0.12} ${h * 0.38}z" fill="${WHITE}" opacity=".28"/>
    <rect x="${w * 0.04}" y="${h * 0.84}" width="${w * 0.62}" height="${h * 0.05}" rx="4" fill="${wall.wood}"/>
    <rect x="${w * 0.71}" y="${h * 0.44}" width="${w * 0.21}" height="${h * 0.56}" rx="6" fill="${wall.wood}"/><rect x="${w * 0.735}" y="${h * 0.475}" width="${w * 0.16}" height="${h * 0.25}" rx="4" fill="${light}"/><rect x="${w * 0.735}" y="${h * 0.76}" width="${w * 0.16}" height="${h * 0.19}" rx="4" fill="${wall.shade}" opacity=".6"/><circle cx="${w * 0.895}" cy="${h * 0.75}" r="7" fill="#F6C445"/>
    <g transform="translate(0 ${h * 0.3})">${awning({ width: w, depth: h * 0.1, stripes: 13, colors: [style.tones.strong, WHITE], edge: style.tones.deep })}</g>
    ${sky.isDark ? lantern(w * 0.685, h * 0.47) : ""}
  </g>`;
}

const lantern = (x: number, y: number): string =>
  `<defs><radialGradient id="glow"><stop stop-color="#FFE9B0" stop-opacity=".9"/><stop offset="1" stop-color="#FFE9B0" stop-opacity="0"/></radialGradient></defs><circle cx="${x}" cy="${y}" r="70" fill="url(#glow)"/><rect x="${x - 9}" y="${y - 16}" width="18" height="28" rx="6" fill="#FFF3D0" stroke="#4A2A17" stroke-width="4"/>`;
