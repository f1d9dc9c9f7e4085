import { pick, seededRandom } from "@/supabase/seed/artwork/random";

const HOUSES = ["#E9B44C", "#DB7F5E", "#7FB7A3", "#CF8FAB", "#8FB0D9", "#EBD0A8"] as const;

export type Sky = { top: string; low: string; sun: string; hill: string; near: string; isDark: boolean };

export const SKIES: readonly [Sky, ...Sky[]] = [
  { top: "#BDE3EA", low: "#FDEBD2", sun: "#FFF3D6", hill: "#A9C7A0", near: "#86AE83", isDark: false },
  { top: "#FBC988", low: "#FDEBD8", sun: "#FFF1C9", hill: "#CDBB8C", near: "#A9A06F", isDark: false },
  { top: "#3B3A6E", low: "#F29A76", sun: "#FFD9A0", hill: "#5B4E78", near: "#443F66", isDark: true },
];

export function hillside({ sky, width, ground, seed }: { sky: Sky; width: number; ground: number; seed: number }) {
  const random = seededRandom(seed);
  const sunX = width * (random() < 0.5 ? 0.14 : 0.86);
  const houses: string[] = [];
  for (let row = 0; row < 3; row++) {
    for (let x = -20 + 30 * row; x < width; x += 46 + random() * 34) {
      const [w, h] = [34 + random() * 18, 26 + random() * 22];
      const y = ground - 96 + row * 34 - h;
      const window = sky.isDark ? "#FCD77F" : "#FFF9F3";
      houses.push(
        `<rect x="${x}" y="${y}" width="${w}" height="${h + 40}" fill="${pick(HOUSES, random())}"/><rect x="${x + w * 0.2}" y="${y + 8}" width="${w * 0.22}" height="9" fill="${window}"/><rect x="${x + w * 0.58}" y="${y + 8}" width="${w * 0.22}" height="9" fill="${window}"/>`,
      );
    }
  }
  return `
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky.top}"/><stop offset="1" stop-color="${sky.low}"/></linearGradient><radialGradient id="sun"><stop stop-color="${sky.sun}"/><stop offset=".35" stop-color="${sky.sun}"/><stop offset=".4" stop-color="${sky.sun}" stop-opacity=".45"/><stop offset="1" stop-color="${sky.sun}" stop-opacity="0"/></radialGradient></defs>
    <rect width="${width}" height="${ground}" fill="url(#sky)"/>
    <circle cx="${sunX}" cy="${ground * 0.3}" r="${ground * 0.3}" fill="url(#sun)"/>
    <path d="M0 ${ground * 0.72}Q${width * 0.24} ${ground * 0.24} ${width * 0.5} ${ground * 0.5}T${width} ${ground * 0.44}V${ground}H0z" fill="${sky.hill}"/>
    <path d="M0 ${ground * 0.82}Q${width * 0.34} ${ground * 0.52} ${width * 0.64} ${ground * 0.66}T${width} ${ground * 0.6}V${ground}H0z" fill="${sky.near}"/>
    <g opacity="${sky.isDark ? ".55" : ".9"}">${houses.join("")}</g>`;
}
