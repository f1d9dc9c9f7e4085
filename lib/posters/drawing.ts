import { fittingSize, type TextRun, type Typeface } from "@/lib/seo/share-text";

/** Filled outlines, one over the other, y growing downwards: svg and PDF show them without a font. */
export type Drawing = {
  width: number;
  height: number;
  backdrops?: readonly Picture[];
  /** Over the backdrops, of pictures alone: PDF has none. */
  shade?: Shade;
  shapes: readonly Shape[];
  pictures?: readonly Picture[];
};

/** `path`: the data of an svg path. `color`: "#rrggbb". */
export type Shape = { path: string; color: string; part?: Part; line?: Line };

/** Role of shapes in a PDF, of those in a row together; without one they are decoration. */
export type Part = { role: "H1" | "H2" | "P" } | { role: "Figure"; alt: string };

type Line = { x: number; y: number; size: number; runs: readonly TextRun[] };

type Place = { x: number; y: number; size: number; color: string; part: Part };

export const textShape = (typeface: Typeface, text: string, { x, y, size, color, part }: Place): Shape => ({
  path: typeface.outline(text, x, y, size),
  color,
  part,
  line: { x, y, size, runs: typeface.runs(text, size) },
});

/** Distance of the letters' base line below the middle of their box, in sizes. */
export const BASE_LINE = 0.36;

type LeftLine = { x: number; y: number; size: number; width: number };

/** One white line from the left, y being the middle of its letters; smaller when it would be too wide. */
export function leftLine(typeface: Typeface, text: string, { x, y, size, width }: LeftLine): Shape {
  const fitting = fittingSize(typeface, text, { size, width });
  return { path: typeface.outline(text, x, y + fitting * BASE_LINE, fitting), color: "#FFFFFF" };
}

/** `opacity`: at the foot; it grows from nothing above. */
type Shade = { color: string; opacity: number };

export type Picture = { x: number; y: number; width: number; height: number; jpeg: Uint8Array; alt?: string };

const toImage = ({ x, y, width, height, jpeg }: Picture): string =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}"/>`;

/** Nothing of it at a fifth of the height, all of it from the middle on. */
const toGradient = ({ color, opacity }: Shade): string =>
  `<linearGradient id="sombra" x1="0" y1="0" x2="0" y2="1"><stop offset=".2" stop-color="${color}" stop-opacity="0"/><stop offset=".5" stop-color="${color}" stop-opacity="${opacity}"/></linearGradient><rect width="100%" height="100%" fill="url(#sombra)"/>`;

function contentOf({ backdrops = [], shade, shapes, pictures = [] }: Drawing): string {
  const outlines = shapes.map(({ path, color }) => `<path d="${path}" fill="${color}"/>`);
  return [...backdrops.map(toImage), shade ? toGradient(shade) : "", ...outlines, ...pictures.map(toImage)].join("");
}

type Box = { width: number; height: number };

const svgOf = ({ width, height }: Box, pixels: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${Math.round((height / width) * pixels)}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

export const toSvg = (drawing: Drawing, pixels: number): string => svgOf(drawing, pixels, contentOf(drawing));

type Sheet = { size: Box; columns: number; rows: number; margin: number };

/** A page full of the same as svg, that wide in pixels. */
export function toSheetSvg(drawing: Drawing, { size, columns, rows, margin }: Sheet, pixels: number): string {
  const width = (size.width - 2 * margin) / columns;
  const height = (size.height - 2 * margin) / rows;
  const content = contentOf(drawing);
  const places = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [margin + (index % columns) * width, margin + Math.floor(index / columns) * height];
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${drawing.width} ${drawing.height}">${content}</svg>`;
  });
  return svgOf(size, pixels, [`<rect width="100%" height="100%" fill="#FFFFFF"/>`, ...places].join(""));
}
