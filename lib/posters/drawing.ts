import type { Box } from "./qr-path";

/** Filled outlines, one over the other, y growing downwards: what both svg and PDF can show without a font. */
export type Drawing = {
  width: number;
  height: number;
  shapes: readonly Shape[];
  /** Where the logo goes, over the shapes. */
  logo: Box | null;
};

/** `path`: the data of an svg path. `color`: "#rrggbb". */
export type Shape = { path: string; color: string };

/** The drawing as svg, that wide in pixels, with the logo (jpeg). */
export function toSvg({ width, height, shapes, logo }: Drawing, pixels: number, jpeg: Uint8Array | null): string {
  const picture =
    logo && jpeg
      ? `<image x="${logo.x}" y="${logo.y}" width="${logo.size}" height="${logo.size}" href="data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}"/>`
      : "";
  const outlines = shapes.map(({ path, color }) => `<path d="${path}" fill="${color}"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${Math.round((height / width) * pixels)}" viewBox="0 0 ${width} ${height}">${outlines}${picture}</svg>`;
}
