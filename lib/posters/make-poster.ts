import { drawPoster, drawSticker, type PosterTypefaces } from "./draw-poster";
import { drawStatus, STATUS_PICTURE, type StatusWords } from "./draw-status";
import { type Drawing, toSheetSvg, toSvg } from "./drawing";
import type { PosterFileName } from "./poster";
import { type Size, toPdf, toSheet } from "./to-pdf";

/** Millimetres. */
const A4 = { width: 210, height: 297 } as const;
const A6 = { width: 105, height: 148 } as const;
const STICKERS = { size: A4, columns: 3, rows: 4, margin: 10 } as const;
const STICKER = {
  width: (STICKERS.size.width - 2 * STICKERS.margin) / STICKERS.columns,
  height: (STICKERS.size.height - 2 * STICKERS.margin) / STICKERS.rows,
} as const;

/** Sizes in millimetres, or in pixels where it is a picture. */
export const POSTER_SIZES: Readonly<Record<PosterFileName, Size>> = {
  "cartel-a4.pdf": A4,
  "cartel-a6.pdf": A6,
  "etiquetas.pdf": STICKERS.size,
  "estado-whatsapp.jpg": STATUS_PICTURE,
};

export type MadePoster = { kind: "pdf"; content: Buffer } | { kind: "svg"; svg: string };

const INVITATION = "Escanea el código con la cámara de tu teléfono";

/** Height of a drawing of that shape: drawings are 1000 wide. */
const heightOf = ({ width, height }: Size): number => (height / width) * 1000;

function draw(file: PosterFileName, words: StatusWords, typefaces: PosterTypefaces): Drawing {
  switch (file) {
    case "cartel-a4.pdf":
    case "cartel-a6.pdf":
      return drawPoster(typefaces, words, { height: heightOf(POSTER_SIZES[file]), invitation: INVITATION });
    case "etiquetas.pdf":
      return drawSticker(typefaces, words, heightOf(STICKER));
    case "estado-whatsapp.jpg":
      return drawStatus(typefaces, words);
    default:
      return file satisfies never;
  }
}

export async function makePoster(
  file: PosterFileName,
  words: StatusWords,
  typefaces: PosterTypefaces,
): Promise<MadePoster> {
  const drawing = draw(file, words, typefaces);
  if (file === "estado-whatsapp.jpg") return { kind: "svg", svg: toSvg(drawing, STATUS_PICTURE.width) };
  const title = words.name;
  if (file !== "etiquetas.pdf") return { kind: "pdf", content: await toPdf(drawing, POSTER_SIZES[file], title) };
  return { kind: "pdf", content: await toSheet(drawing, STICKERS, title) };
}

export function previewSvg(
  file: PosterFileName,
  words: StatusWords,
  typefaces: PosterTypefaces,
  pixels: number,
): string {
  const drawing = draw(file, words, typefaces);
  return file === "etiquetas.pdf" ? toSheetSvg(drawing, STICKERS, pixels) : toSvg(drawing, pixels);
}
