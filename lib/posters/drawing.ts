/** Filled outlines, one over the other, y growing downwards: what both svg and PDF can show without a font. */
export type Drawing = {
  width: number;
  height: number;
  /** Those below the shapes, and those over them. */
  backdrops?: readonly Picture[];
  shapes: readonly Shape[];
  pictures?: readonly Picture[];
};

/** `path`: the data of an svg path. `color`: "#rrggbb". */
export type Shape = { path: string; color: string };

/** A jpeg of the shape of its place. */
export type Picture = { x: number; y: number; width: number; height: number; jpeg: Uint8Array };

const toImage = ({ x, y, width, height, jpeg }: Picture): string =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}"/>`;

/** The drawing as svg, that wide in pixels. */
export function toSvg({ width, height, backdrops = [], shapes, pictures = [] }: Drawing, pixels: number): string {
  const outlines = shapes.map(({ path, color }) => `<path d="${path}" fill="${color}"/>`);
  const all = [...backdrops.map(toImage), ...outlines, ...pictures.map(toImage)].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${Math.round((height / width) * pixels)}" viewBox="0 0 ${width} ${height}">${all}</svg>`;
}
