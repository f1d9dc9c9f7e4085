import { BRAND } from "@/lib/brand";
import { fitText, fittingSize, type Typeface } from "@/lib/seo/share-text";
import { BASE_LINE, type Drawing, type Part, type Shape, textShape } from "./drawing";
import { qrPath, rectangle } from "./qr-path";

export type PosterTypefaces = { title: Typeface; text: Typeface };

/** `logo`: a square, jpeg; `code`: the address that the code holds; `address`: that of the page, as people type it. */
export type PosterWords = { name: string; code: string; address: string; logo: Uint8Array | null };

const COLORS = {
  ink: "#0B1F3A",
  inkSoft: "#475569",
  paper: "#FFF9F3",
  line: "#F1E7DC",
  cut: "#C9B8A6",
  white: "#FFFFFF",
  action: "#F97316",
  actionStrong: "#C2410C",
} as const;

/** All sizes are for a width of 1000. */
const WIDTH = 1000;
const MARGIN = 70;
const BAND = 240;
const FOOT = 16;
const LOGO = 150;
const NAME_SIZES = [96, 84, 74, 64, 56, 48, 42, 36, 32];
const NAME_LINE_HEIGHT = 1.14;
const NAME_HEIGHT = 200;
const CODE = 540;
const SENTENCE = 38;
const ADDRESS = 34;

type Line = { y: number; size: number; color: string; width?: number; part?: Part };

/** One line in the middle, y being the middle of its letters; smaller when it would be too wide. */
function centred(
  typeface: Typeface,
  text: string,
  { y, size, color, width = WIDTH - 2 * MARGIN, part = { role: "P" } }: Line,
): Shape {
  const fitting = fittingSize(typeface, text, { size, width });
  const x = (WIDTH - typeface.widthOf(text, fitting)) / 2;
  return textShape(typeface, text, { x, y: y + fitting * BASE_LINE, size: fitting, color, part });
}

function nameShapes(typeface: Typeface, name: string, top: number, height: number, sizes = NAME_SIZES): Shape[] {
  const fitted = fitText(typeface, name, {
    width: WIDTH - 2 * MARGIN,
    height,
    sizes,
    lineHeight: NAME_LINE_HEIGHT,
  });
  const step = fitted.size * NAME_LINE_HEIGHT;
  const part: Part = { role: "H1" };
  const first = top + height / 2 - ((fitted.lines.length - 1) * step) / 2;
  return fitted.lines.map((line, index) =>
    centred(typeface, line, { y: first + index * step, size: fitted.size, color: COLORS.ink, part }),
  );
}

const codePart = (code: string): Part => ({ role: "Figure", alt: `Código QR que abre ${code}` });

function codeShapes(code: string, top: number, size: number): Shape[] {
  const box = { x: (WIDTH - size) / 2, y: top, size };
  return [
    { path: rectangle(box.x - 3, box.y - 3, size + 6, size + 6), color: COLORS.line },
    { path: rectangle(box.x, box.y, size, size), color: COLORS.white },
    { path: qrPath(code, box), color: COLORS.ink, part: codePart(code) },
  ];
}

function stack(heights: readonly number[], from: number, to: number): number[] {
  const gap = (to - from - heights.reduce((sum, height) => sum + height, 0)) / (heights.length + 1);
  let top = from;
  return heights.map((height) => {
    top += gap;
    const here = top;
    top += height;
    return here;
  });
}

/** A poster of that height, for a width of 1000. `invitation`: text above the address. */
export function drawPoster(
  { title, text }: PosterTypefaces,
  words: PosterWords,
  { height, invitation }: { height: number; invitation: string },
): Drawing {
  const logo = words.logo ? LOGO : 0;
  const place = { x: (WIDTH - LOGO) / 2, width: LOGO, height: LOGO };
  const heights = [logo, NAME_HEIGHT, CODE, SENTENCE, ADDRESS];
  const [logoTop = 0, nameTop = 0, codeTop = 0, sentenceTop = 0, addressTop = 0] = stack(heights, BAND, height - FOOT);
  return {
    width: WIDTH,
    height,
    shapes: [
      { path: rectangle(0, 0, WIDTH, height), color: COLORS.paper },
      { path: rectangle(0, 0, WIDTH, BAND), color: COLORS.ink },
      { path: rectangle(0, height - FOOT, WIDTH, FOOT), color: COLORS.action },
      centred(text, "Encuéntranos en", { y: 80, size: 42, color: COLORS.paper }),
      centred(title, BRAND.name, { y: 158, size: 84, color: COLORS.paper }),
      ...nameShapes(title, words.name, nameTop, NAME_HEIGHT),
      ...codeShapes(words.code, codeTop, CODE),
      centred(text, invitation, { y: sentenceTop + SENTENCE / 2, size: SENTENCE, color: COLORS.inkSoft }),
      centred(text, words.address, { y: addressTop + ADDRESS / 2, size: ADDRESS, color: COLORS.actionStrong }),
    ],
    pictures: words.logo ? [{ ...place, y: logoTop, jpeg: words.logo, alt: `Logo de ${words.name}` }] : [],
  };
}

const STICKER_CODE = 700;

/** One sticker of that height, for a width of 1000, with the line to cut along. */
export function drawSticker({ title, text }: PosterTypefaces, words: PosterWords, height: number): Drawing {
  const cut = 3;
  return {
    width: WIDTH,
    height,
    shapes: [
      { path: rectangle(0, 0, WIDTH, height), color: COLORS.cut },
      { path: rectangle(cut, cut, WIDTH - 2 * cut, height - 2 * cut), color: COLORS.white },
      centred(text, "Encuéntranos en", { y: 75, size: 50, color: COLORS.inkSoft }),
      centred(title, BRAND.name, { y: 142, size: 72, color: COLORS.ink }),
      {
        path: qrPath(words.code, { x: (WIDTH - STICKER_CODE) / 2, y: 185, size: STICKER_CODE }),
        color: COLORS.ink,
        part: codePart(words.code),
      },
      ...nameShapes(title, words.name, 185 + STICKER_CODE, height - 185 - STICKER_CODE - 40, [66, 56, 48, 42, 36]),
    ],
  };
}
