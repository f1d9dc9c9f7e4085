import { initialsOf } from "@/lib/businesses/initials";
import type { ShareTypefaces } from "@/lib/seo/share-picture-svg";
import { fitText, type Typeface } from "@/lib/seo/share-text";

export const DRAFT_SIZES = { cover: { width: 1536, height: 864 }, logo: { width: 1024, height: 1024 } } as const;

const SIGN = { width: 900, height: 300, y: 282 };
const NAME = { width: SIGN.width - 100, height: SIGN.height - 60, sizes: [120, 104, 90, 78, 66, 56, 48, 40, 34] };
const LINE_HEIGHT = 1.14;
/** Distance of the base line below the middle of letters, in sizes. */
const BASE_LINE = 0.36;
const INITIALS_SIZE = 430;
const INITIALS_WIDTH = 640;

type Words = { name: string; hue: number };

const svg = ({ width, height }: { width: number; height: number }, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

function centred(typeface: Typeface, text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  return typeface.outline(text, x - typeface.widthOf(text, size) / 2, y + size * BASE_LINE, size);
}

export function draftCoverSvg({ title }: ShareTypefaces, { name, hue }: Words): string {
  const { width } = DRAFT_SIZES.cover;
  const left = (width - SIGN.width) / 2;
  const fitted = fitText(title, title.known(name), { ...NAME, lineHeight: LINE_HEIGHT });
  const step = fitted.size * LINE_HEIGHT;
  const first = SIGN.y + SIGN.height / 2 - ((fitted.lines.length - 1) * step) / 2;
  const lines = fitted.lines.map((line, index) =>
    centred(title, line, { x: width / 2, y: first + index * step, size: fitted.size }),
  );
  return svg(
    DRAFT_SIZES.cover,
    `<rect x="${left + 8}" y="${SIGN.y + 12}" width="${SIGN.width}" height="${SIGN.height}" rx="36" fill="#0B1F3A" opacity=".25"/>
    <rect x="${left}" y="${SIGN.y}" width="${SIGN.width}" height="${SIGN.height}" rx="36" fill="#FFF9F3"/>
    <rect x="${left + 14}" y="${SIGN.y + 14}" width="${SIGN.width - 28}" height="${SIGN.height - 28}" rx="26" fill="none" stroke="hsl(${hue} 65% 45%)" stroke-width="6"/>
    <path d="${lines.join("")}" fill="#0B1F3A"/>`,
  );
}

const SHAPES: Readonly<Record<string, (fill: string) => string>> = {
  circular: (fill) => `<circle cx="512" cy="512" r="480" fill="${fill}"/>`,
  cuadrado: (fill) => `<rect x="32" y="32" width="960" height="960" rx="180" fill="${fill}"/>`,
  libre: (fill) => `<rect width="1024" height="1024" fill="${fill}"/>`,
};

export function draftLogoSvg({ title }: ShareTypefaces, { name, hue }: Words, shape = "libre"): string {
  const { width, height } = DRAFT_SIZES.logo;
  const initials = title.known(initialsOf(name));
  const size = Math.min(
    INITIALS_SIZE,
    (INITIALS_SIZE * INITIALS_WIDTH) / Math.max(1, title.widthOf(initials, INITIALS_SIZE)),
  );
  const path = centred(title, initials, { x: width / 2, y: height / 2, size });
  const drawn = (SHAPES[shape] ?? SHAPES.libre)?.(`hsl(${hue} 55% 30%)`) ?? "";
  return svg(
    DRAFT_SIZES.logo,
    `<rect width="${width}" height="${height}" fill="#FFF9F3"/>${drawn}<circle cx="512" cy="512" r="420" fill="none" stroke="hsl(${hue} 80% 70%)" stroke-width="14"/><path d="${path}" fill="#FFF9F3"/>`,
  );
}
