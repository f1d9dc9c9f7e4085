import { drawPoster, drawSticker, type PosterTypefaces, type PosterWords } from "./draw-poster";
import { toSvg } from "./drawing";
import type { PosterFileName } from "./poster";
import { type Size, toPdf, toSheet } from "./to-pdf";

/** Millimetres. */
const A4 = { width: 210, height: 297 } as const;
const A6 = { width: 105, height: 148 } as const;
const STICKERS = { size: A4, columns: 3, rows: 4, margin: 10 } as const;
/** Pixels. */
export const STATUS_PICTURE = { width: 1080, height: 1920 } as const;

/** A PDF, or the svg of a picture. */
export type MadePoster = { kind: "pdf"; content: Buffer } | { kind: "svg"; svg: string };

/** Whoever sees a status holds the telephone that would have to scan it. */
const INVITATIONS = {
  print: "Escanea el código con la cámara de tu teléfono",
  status: "Visita nuestra página:",
} as const;

/** How tall a drawing of that shape is: drawings are 1000 wide. */
const heightOf = ({ width, height }: Size): number => (height / width) * 1000;

/** One of the files. */
export async function makePoster(
  file: PosterFileName,
  words: PosterWords,
  typefaces: PosterTypefaces,
): Promise<MadePoster> {
  const title = words.name;
  const poster = (size: Size, invitation: string) =>
    drawPoster(typefaces, words, { height: heightOf(size), invitation });
  switch (file) {
    case "cartel-a4.pdf":
      return { kind: "pdf", content: await toPdf(poster(A4, INVITATIONS.print), A4, title) };
    case "cartel-a6.pdf":
      return { kind: "pdf", content: await toPdf(poster(A6, INVITATIONS.print), A6, title) };
    case "etiquetas.pdf": {
      const { size, columns, rows, margin } = STICKERS;
      const one = { width: (size.width - 2 * margin) / columns, height: (size.height - 2 * margin) / rows };
      const sticker = await toPdf(drawSticker(typefaces, words, heightOf(one)), one, title);
      return { kind: "pdf", content: await toSheet(sticker, { ...STICKERS, title }) };
    }
    case "estado-whatsapp.jpg":
      return { kind: "svg", svg: toSvg(poster(STATUS_PICTURE, INVITATIONS.status), STATUS_PICTURE.width) };
    default:
      return file satisfies never;
  }
}
