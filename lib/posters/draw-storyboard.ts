import { fitText, type Typeface } from "@/lib/seo/share-text";
import type { PosterTypefaces } from "./draw-poster";
import { BASE_LINE, type Drawing, type Part, type Picture, type Shape, textShape } from "./drawing";
import { rectangle } from "./qr-path";

/** Pixels of the picture of a scene: upright, as telephones show videos. */
export const SCENE_PICTURE = { width: 360, height: 640 } as const;

/** A scene: what stands on it, what is said, and its picture (jpeg). */
export type DrawnScene = { caption: string; voice: string; picture: Uint8Array };

const COLORS = { ink: "#0B1F3A", soft: "#475569", white: "#FFFFFF", paper: "#FFF9F3", action: "#C2410C" } as const;
/** All sizes are for a width of 1000. */
const PAGE = { width: 1000, height: 1414 } as const;
const MARGIN = 56;
const COLUMNS = 3;
const GAP = 26;
const CELL = (PAGE.width - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS;
const FRAME = (CELL * SCENE_PICTURE.height) / SCENE_PICTURE.width;
const TOP = 150;
const ROW = 630;
const CAPTION_BAND = 116;

type Block = {
  x: number;
  y: number;
  width: number;
  height: number;
  sizes: readonly number[];
  color: string;
  part?: Part;
};

function block(
  typeface: Typeface,
  words: string,
  { x, y, width, height, sizes, color, part = { role: "P" } }: Block,
): Shape[] {
  const lineHeight = 1.25;
  const { lines, size } = fitText(typeface, words, { width, height, sizes, lineHeight });
  return lines.map((line, index) =>
    textShape(typeface, line, { x, y: y + (index + 0.5) * size * lineHeight + size * BASE_LINE, size, color, part }),
  );
}

export function drawStoryboard(
  { title, text }: PosterTypefaces,
  name: string,
  scenes: readonly DrawnScene[],
  sceneSeconds: number,
): Drawing {
  const places = scenes.map((scene, index) => ({
    ...scene,
    index,
    x: MARGIN + (index % COLUMNS) * (CELL + GAP),
    y: TOP + Math.floor(index / COLUMNS) * ROW,
  }));
  const pictures: Picture[] = places.map(({ x, y, picture: jpeg }) => ({ x, y, width: CELL, height: FRAME, jpeg }));
  const guidance = `${scenes.length} escenas de ${sceneSeconds} segundos, en vertical. Graba la voz mientras pasan las imágenes.`;
  const whole = { x: MARGIN, width: PAGE.width - 2 * MARGIN, color: COLORS.ink };
  return {
    ...PAGE,
    backdrops: pictures,
    shapes: [
      { path: rectangle(0, 0, PAGE.width, TOP - 24), color: COLORS.paper },
      ...block(title, `Guion del video de ${name}`, {
        ...whole,
        y: 26,
        height: 54,
        sizes: [38, 34, 30, 26, 22, 18],
        part: { role: "H1" },
      }),
      ...block(text, guidance, { ...whole, color: COLORS.soft, y: 80, height: 32, sizes: [22, 20] }),
      ...places.flatMap(({ caption, voice, index, x, y }) => [
        { path: rectangle(x, y + FRAME - CAPTION_BAND, CELL, CAPTION_BAND), color: COLORS.ink },
        ...block(title, caption, {
          x: x + 14,
          y: y + FRAME - CAPTION_BAND + 8,
          width: CELL - 28,
          height: CAPTION_BAND - 16,
          sizes: [28, 25, 22, 20],
          color: COLORS.white,
        }),
        ...block(title, `Escena ${index + 1}`, {
          ...{ x, y: y + FRAME + 8, width: CELL, height: 26, sizes: [18], color: COLORS.action },
          part: { role: "H2" },
        }),
        ...block(text, voice, {
          ...{ x, y: y + FRAME + 34, width: CELL, height: ROW - FRAME - 44, color: COLORS.ink },
          sizes: [18, 17, 16, 15, 14],
        }),
      ]),
    ],
  };
}
