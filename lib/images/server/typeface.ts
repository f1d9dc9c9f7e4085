import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import opentype, { type Font } from "opentype.js";
import type { ShareTypefaces } from "@/lib/seo/share-picture-svg";
import type { Typeface } from "@/lib/seo/share-text";

const FOLDER = path.join(process.cwd(), "node_modules/@fontsource/inter/files");
const PATH_DECIMALS = 1;

/** Letter by letter: Inter's ligatures and contextual forms are not needed, and the library does not know all of them. */
function typefaceOf(font: Font): Typeface {
  const glyphs = (text: string, size: number) => {
    const scale = size / font.unitsPerEm;
    // What the font does not have (emoji, other scripts) would be drawn as an empty box.
    const known = [...text.normalize("NFC")].filter((letter) => font.charToGlyphIndex(letter) > 0);
    return known.map((letter) => {
      const glyph = font.charToGlyph(letter);
      return { glyph, width: (glyph.advanceWidth ?? 0) * scale };
    });
  };
  return {
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

async function load(weight: number): Promise<Typeface> {
  const file = await readFile(path.join(FOLDER, `inter-latin-${weight}-normal.woff`));
  return typefaceOf(opentype.parse(new Uint8Array(file).buffer));
}

let typefaces: Promise<ShareTypefaces> | undefined;

/** Inter, as the pages have it. */
export function shareTypefaces(): Promise<ShareTypefaces> {
  typefaces ??= Promise.all([load(700), load(600)]).then(([title, text]) => ({ title, text }));
  return typefaces;
}
