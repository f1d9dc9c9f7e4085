import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import type { Drawing, Part, Picture, Shape } from "./drawing";

const POINTS_PER_MM = 72 / 25.4;

/** Millimetres. */
export type Size = { width: number; height: number };

/** Letters stand where they were measured: one by one. */
const AS_MEASURED = { kern: false, liga: false, calt: false, ccmp: false } as unknown as [];

function drawShape(document: PDFKit.PDFDocument, { path, color, line }: Shape): void {
  if (!line) {
    document.path(path).fill(color);
    return;
  }
  let { x } = line;
  for (const { file, text, width } of line.runs) {
    document
      .font(file)
      .fontSize(line.size)
      .fillColor(color)
      .text(text, x, line.y, { lineBreak: false, baseline: "alphabetic", features: AS_MEASURED });
    x += width;
  }
}

/** A part of the page and how it is drawn; without a role it is decoration. */
type Drawn = { part: Part | undefined; draw: () => void };

function addDrawing(document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, drawing: Drawing): void {
  const ofPicture = ({ x, y, width, height, jpeg, alt }: Picture): Drawn => ({
    part: alt === undefined ? undefined : { role: "Figure", alt },
    draw: () => document.image(Buffer.from(jpeg), x, y, { width, height }),
  });
  const ofShape = (shape: Shape): Drawn => ({ part: shape.part, draw: () => drawShape(document, shape) });
  const all = [
    ...(drawing.backdrops ?? []).map(ofPicture),
    ...drawing.shapes.map(ofShape),
    ...(drawing.pictures ?? []).map(ofPicture),
  ];
  for (let from = 0; from < all.length; ) {
    const part = all[from]?.part;
    const next = all.findIndex((each, index) => index > from && each.part !== part);
    const together = all.slice(from, next < 0 ? undefined : next).map(({ draw }) => draw);
    from += together.length;
    if (part) {
      const { role, ...options } = part;
      root.add(document.struct(role, options, together));
    } else {
      document.markContent("Artifact", { type: "Layout" });
      for (const draw of together) draw();
      document.endMarkedContent();
    }
  }
}

type Sheet = { size: Size; columns: number; rows: number; margin: number };

export async function toSheet(drawing: Drawing, sheet: Sheet, title: string): Promise<Buffer> {
  const { columns, rows } = sheet;
  const [width, height, margin] = [sheet.size.width, sheet.size.height, sheet.margin].map(
    (mm) => mm * POINTS_PER_MM,
  ) as [number, number, number];
  const document = new PDFDocument({
    size: [width, height],
    margin: 0,
    // The standard fonts are not used, nor their files.
    font: null as unknown as string,
    tagged: true,
    lang: "es-MX",
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: title },
  });
  const made = buffer(document);
  const root = document.struct("Document");
  document.addStructure(root);
  const scale = (width - 2 * margin) / columns / drawing.width;
  for (let index = 0; index < columns * rows; index += 1) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    document.save();
    document.translate(
      margin + (column * (width - 2 * margin)) / columns,
      margin + (row * (height - 2 * margin)) / rows,
    );
    document.scale(scale);
    addDrawing(document, root, drawing);
    document.restore();
  }
  root.end();
  document.end();
  return made;
}

export const toPdf = (drawing: Drawing, size: Size, title: string): Promise<Buffer> =>
  toSheet(drawing, { size, columns: 1, rows: 1, margin: 0 }, title);
