import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.resolve(import.meta.dirname, "../data/drawings");

/** The inside of a square svg element, with names in braces ("{deep}") for the colours that are given when it is placed. */
export type Drawing = { size: number; inside: string };
type Place = { x: number; y: number; size: number };

/** Things of trades. Light comes from the left: the right side of a thing lies in shade. */
export const PROP_NAMES = readdirSync(path.join(FOLDER, "props")).map((file) => path.parse(file).name);

export function readDrawing(kind: "patterns" | "pictograms" | "props", name: string): Drawing {
  const text = readFileSync(path.join(FOLDER, kind, `${name}.svg`), "utf8");
  const [, size, inside] = /^<svg [^>]*viewBox="0 0 (\d+) \1">(.*)<\/svg>\n$/s.exec(text) ?? [];
  if (size === undefined || inside === undefined) throw new Error(`${kind}/${name}.svg is no square drawing`);
  return { size: Number(size), inside };
}

export const inColors = ({ inside }: Drawing, colors: Readonly<Record<string, string>>): string =>
  inside.replace(/\{(\w+)\}/g, (braced, name: string) => colors[name] ?? braced);

export const place = (drawing: Drawing, { x, y, size }: Place, colors: Readonly<Record<string, string>> = {}): string =>
  `<g transform="translate(${x} ${y}) scale(${size / drawing.size})">${inColors(drawing, colors)}</g>`;

export function placeProp(name: string, at: Place): string {
  const { x, y, size } = at;
  const shadow = `<ellipse cx="${x + size * 0.54}" cy="${y + size}" rx="${size * 0.48}" ry="${size * 0.06}" fill="#0B1F3A" opacity=".22"/>`;
  return shadow + place(readDrawing("props", name), at);
}
