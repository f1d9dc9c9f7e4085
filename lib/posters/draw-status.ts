import { BRAND } from "@/lib/brand";
import { fitText } from "@/lib/seo/share-text";
import type { PosterTypefaces } from "./draw-poster";
import { type Drawing, leftLine } from "./drawing";
import { qrPath, rectangle } from "./qr-path";

/** Pixels, as phones show a status. */
export const STATUS_PICTURE = { width: 1080, height: 1920 } as const;

/** `hours`: the week in lines; `code`: the address that the code holds; pictures: jpeg. */
export type StatusWords = {
  name: string;
  hours: readonly string[];
  code: string;
  address: string;
  cover: Uint8Array;
  logo: Uint8Array | null;
};

const INK = "#0B1F3A";
const WHITE = "#FFFFFF";
const SHADE = { color: INK, opacity: 0.6 } as const;
const MARGIN = 80;
const WIDTH = STATUS_PICTURE.width - 2 * MARGIN;
/** WhatsApp's own field for an answer lies below. */
const CODE = { size: 320, top: STATUS_PICTURE.height - 260 - 320 } as const;
const BESIDE = MARGIN + CODE.size + 40;
const MAX_HOURS = 3;
const HOURS = { size: 44, step: 64, gap: 48 } as const;
const NAME = { height: 360, lineHeight: 1.1, gap: 24 } as const;
const NAME_SIZES = [120, 108, 96, 84, 74, 64, 56, 48];
const LOGO = { size: 96, edge: 4, gap: 32 } as const;

export function drawStatus({ title, text }: PosterTypefaces, words: StatusWords): Drawing {
  const hours = words.hours.slice(0, MAX_HOURS);
  const hoursTop = CODE.top - HOURS.gap - hours.length * HOURS.step;
  const { lines, size } = fitText(title, words.name, { ...NAME, width: WIDTH, sizes: NAME_SIZES });
  const step = size * NAME.lineHeight;
  const nameTop = hoursTop - NAME.gap - lines.length * step;
  const logoTop = nameTop - LOGO.gap - LOGO.size;
  const framed = LOGO.size + 2 * LOGO.edge;
  const beside = { x: BESIDE, width: STATUS_PICTURE.width - MARGIN - BESIDE };
  return {
    ...STATUS_PICTURE,
    backdrops: [{ x: 0, y: 0, ...STATUS_PICTURE, jpeg: words.cover }],
    shade: SHADE,
    shapes: [
      ...(words.logo
        ? [{ path: rectangle(MARGIN - LOGO.edge, logoTop - LOGO.edge, framed, framed), color: WHITE }]
        : []),
      ...lines.map((line, index) =>
        leftLine(title, line, { x: MARGIN, y: nameTop + (index + 0.5) * step, size, width: WIDTH }),
      ),
      ...hours.map((line, index) =>
        leftLine(text, line, { x: MARGIN, y: hoursTop + (index + 0.5) * HOURS.step, size: HOURS.size, width: WIDTH }),
      ),
      { path: rectangle(MARGIN, CODE.top, CODE.size, CODE.size), color: WHITE },
      { path: qrPath(words.code, { x: MARGIN, y: CODE.top, size: CODE.size }), color: INK },
      leftLine(text, "Visita nuestra página en", { ...beside, y: CODE.top + 90, size: 40 }),
      leftLine(title, BRAND.name, { ...beside, y: CODE.top + 160, size: 60 }),
      leftLine(text, words.address, { ...beside, y: CODE.top + 230, size: 34 }),
    ],
    pictures: words.logo ? [{ x: MARGIN, y: logoTop, width: LOGO.size, height: LOGO.size, jpeg: words.logo }] : [],
  };
}
