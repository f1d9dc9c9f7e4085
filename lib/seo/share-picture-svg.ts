import { BRAND } from "@/lib/brand";
import { fitText, fittingSize, type Typeface } from "./share-text";

export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

export type ShareText = { kicker: string; title: string; place: string };
export type ShareTypefaces = { title: Typeface; text: Typeface };

const CENTRE = SHARE_PICTURE.width / 2;
/** Inside the sign of the category's frame, which is the middle square: all that small previews show. */
const TEXT_WIDTH = 520;
const KICKER = { y: 238, size: 27, color: "#C2410C" };
const TITLE = { top: 258, height: 186, sizes: [70, 62, 54, 47, 41, 36, 32, 28], lineHeight: 1.14, color: "#0B1F3A" };
const PLACE = { y: 482, size: 27, color: "#475569" };
const NAME = { y: 543, size: 25, color: "#0B1F3A" };
const MARK = { size: 30, gap: 12, y: 520 };
/** Height of the middle of small letters above the base line, in sizes. */
const HALF_X_HEIGHT = 0.36;

export function shareTextSvg({ kicker, title, place }: ShareText, typefaces: ShareTypefaces): string {
  const { width, height } = SHARE_PICTURE;
  const fitted = fitText(typefaces.title, title, { ...TITLE, width: TEXT_WIDTH });
  const step = fitted.size * TITLE.lineHeight;
  const middle = TITLE.top + TITLE.height / 2 - ((fitted.lines.length - 1) * step) / 2;
  const titleLines = fitted.lines.map((line, index) => ({
    line,
    y: middle + index * step + fitted.size * HALF_X_HEIGHT,
  }));
  const nameX = CENTRE + (MARK.size + MARK.gap - typefaces.title.widthOf(BRAND.name, NAME.size)) / 2;
  const markX = nameX - MARK.gap - MARK.size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${centred(typefaces.text, kicker, KICKER)}
    ${titleLines.map(({ line, y }) => centred(typefaces.title, line, { y, size: fitted.size, color: TITLE.color })).join("")}
    ${centred(typefaces.text, place, PLACE)}
    <g transform="translate(${markX} ${MARK.y}) scale(${MARK.size / 24})"><path d="M12 1 23 12 12 23 1 12Z" fill="#F97316"/><path d="M12 7.5 16.5 12 12 16.5 7.5 12Z" fill="#FFF9F3"/></g>
    <path d="${typefaces.title.outline(BRAND.name, nameX, NAME.y, NAME.size)}" fill="${NAME.color}"/>
  </svg>`;
}

type Line = { y: number; size: number; color: string };

function centred(typeface: Typeface, text: string, { y, size, color }: Line): string {
  const fitting = fittingSize(typeface, text, { size, width: TEXT_WIDTH });
  const x = CENTRE - typeface.widthOf(text, fitting) / 2;
  return `<path d="${typeface.outline(text, x, y, fitting)}" fill="${color}"/>`;
}
