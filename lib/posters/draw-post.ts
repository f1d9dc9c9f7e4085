import { fitText } from "@/lib/seo/share-text";
import type { PosterTypefaces } from "./draw-poster";
import { type Drawing, leftLine } from "./drawing";
import { rectangle } from "./qr-path";

/** Pixels, as the networks show a post. */
export const POST_PICTURE = { width: 1080, height: 1080 } as const;
export const POST_PHOTO = { width: 1080, height: 680 } as const;

/** Words and pictures of a post. `tone`: "#rrggbb", dark; pictures: jpeg. */
export type PostWords = {
  headline: string;
  name: string;
  address: string;
  tone: string;
  photo: Uint8Array;
  logo: Uint8Array | null;
};

const MARGIN = 64;
const WIDTH = POST_PICTURE.width - 2 * MARGIN;
const HEADLINE = { top: POST_PHOTO.height + 34, height: 216, lineHeight: 1.12 } as const;
const HEADLINE_SIZES = [92, 82, 74, 66, 58, 52, 46, 40, 36];
const LOGO = 96;
const FOOT = { top: 946, nameSize: 40, addressSize: 30 } as const;

export function drawPost({ title, text }: PosterTypefaces, words: PostWords): Drawing {
  const { headline, name, address, tone, photo, logo } = words;
  const { lines, size } = fitText(title, headline, { ...HEADLINE, width: WIDTH, sizes: HEADLINE_SIZES });
  const step = size * HEADLINE.lineHeight;
  const first = HEADLINE.top + HEADLINE.height / 2 - ((lines.length - 1) * step) / 2;
  const x = MARGIN + (logo ? LOGO + 24 : 0);
  const width = POST_PICTURE.width - MARGIN - x;
  return {
    ...POST_PICTURE,
    backdrops: [{ x: 0, y: 0, ...POST_PHOTO, jpeg: photo }],
    shapes: [
      {
        path: rectangle(0, POST_PHOTO.height, POST_PICTURE.width, POST_PICTURE.height - POST_PHOTO.height),
        color: tone,
      },
      ...lines.map((line, index) => leftLine(title, line, { x: MARGIN, y: first + index * step, size, width: WIDTH })),
      leftLine(title, name, { x, y: FOOT.top + 24, size: FOOT.nameSize, width }),
      leftLine(text, address, { x, y: FOOT.top + 76, size: FOOT.addressSize, width }),
    ],
    pictures: logo ? [{ x: MARGIN, y: FOOT.top, width: LOGO, height: LOGO, jpeg: logo }] : [],
  };
}
