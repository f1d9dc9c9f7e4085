import { PDFDocument, rgb } from "pdf-lib";
import type { Drawing, Picture } from "./drawing";

const POINTS_PER_MM = 72 / 25.4;

/** In millimetres. */
export type Size = { width: number; height: number };

async function newDocument(title: string): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage("es-MX");
  return document;
}

const addPage = (document: PDFDocument, { width, height }: Size) =>
  document.addPage([width * POINTS_PER_MM, height * POINTS_PER_MM]);

const saved = async (document: PDFDocument): Promise<Buffer> => Buffer.from(await document.save());

function colorOf(hex: string) {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return rgb(channel(1), channel(3), channel(5));
}

/** A page of that size; letters are outlines, so that it prints the same everywhere. */
export async function toPdf(drawing: Drawing, size: Size, title: string): Promise<Buffer> {
  const document = await newDocument(title);
  const page = addPage(document, size);
  const scale = page.getWidth() / drawing.width;
  // PDF counts from the lower edge.
  const top = page.getHeight();
  const draw = async (pictures: readonly Picture[] = []) => {
    for (const { x, y, width, height, jpeg } of pictures) {
      const place = { x: x * scale, y: top - (y + height) * scale, width: width * scale, height: height * scale };
      // The library reads from the beginning of the memory, wherever in it the bytes are (1.17).
      page.drawImage(await document.embedJpg(Uint8Array.from(jpeg)), place);
    }
  };
  await draw(drawing.backdrops);
  for (const { path, color } of drawing.shapes) {
    page.drawSvgPath(path, { x: 0, y: top, scale, color: colorOf(color) });
  }
  await draw(drawing.pictures);
  return saved(document);
}

type Sheet = { size: Size; columns: number; rows: number; margin: number; title: string };

/** A page full of the same, which stands in the file once. */
export async function toSheet(pdf: Uint8Array, { size, columns, rows, margin, title }: Sheet): Promise<Buffer> {
  const document = await newDocument(title);
  const page = addPage(document, size);
  const [one] = await document.embedPdf(pdf);
  if (!one) throw new Error("a sheet is made of a page");
  const edge = margin * POINTS_PER_MM;
  const width = (page.getWidth() - 2 * edge) / columns;
  const height = (page.getHeight() - 2 * edge) / rows;
  for (let index = 0; index < columns * rows; index += 1) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    page.drawPage(one, { x: edge + column * width, y: edge + row * height, width, height });
  }
  return saved(document);
}
