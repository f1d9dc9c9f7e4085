import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import opentype, { type Font } from "opentype.js";
import type { ShareTypefaces } from "@/lib/seo/share-picture-svg";
import type { Typeface } from "@/lib/seo/share-text";

const FOLDER = path.join(process.cwd(), "node_modules/@fontsource/inter/files");
const PATH_DECIMALS = 1;

/** Letter by letter: Inter's ligatures and contextual forms are not needed, and the library does not know all of them. */
function typefaceOf(fonts: readonly Font[]): Typeface {
  const glyphs = (text: string, size: number) => {
    // What no font has (emoji, other scripts) would be drawn as an empty box.
    return [...text.normalize("NFC")].flatMap((letter) => {
      const font = fonts.find((each) => each.charToGlyphIndex(letter) > 0);
      if (!font) return [];
      const glyph = font.charToGlyph(letter);
      return [{ letter, glyph, width: ((glyph.advanceWidth ?? 0) * size) / font.unitsPerEm }];
    });
  };
  return {
    known: (text) =>
      collapse(
        glyphs(text, 1)
          .map(({ letter }) => letter)
          .join(""),
      ),
    widthOf: (text, size) => glyphs(text, size).reduce((sum, { width }) => sum + width, 0),
    outline(text, x, y, size) {
      let left = x;
      const paths = glyphs(text, size).map(({ glyph, width }) => {
        const data = glyph.getPath(left, y, size).toPathData(PATH_DECIMALS);
        left += width;
        return data;
      });
      return paths.join("");
    },
  };
}

const collapse = (text: string): string => text.replace(/\s+/g, " ").trim();

async function loadFont(subset: "latin" | "latin-ext", weight: number): Promise<Font> {
  const file = await readFile(path.join(FOLDER, `inter-${subset}-${weight}-normal.woff`));
  return opentype.parse(new Uint8Array(file).buffer);
}

const load = async (weight: number): Promise<Typeface> =>
  typefaceOf(await Promise.all([loadFont("latin", weight), loadFont("latin-ext", weight)]));

let typefaces: Promise<ShareTypefaces> | undefined;

/** Inter, as the pages have it. */
export function shareTypefaces(): Promise<ShareTypefaces> {
  typefaces ??= Promise.all([load(700), load(600)]).then(([title, text]) => ({ title, text }));
  return typefaces;
}
