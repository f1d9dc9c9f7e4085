import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import opentype, { type Font } from "opentype.js";
import type { ShareTypefaces } from "@/lib/seo/share-picture-svg";
import type { TextRun, Typeface } from "@/lib/seo/share-text";

const FOLDER = path.join(process.cwd(), "node_modules/@fontsource/inter/files");
const PATH_DECIMALS = 1;

type LoadedFont = { file: string; font: Font };

/** Letter by letter: Inter's ligatures and contextual forms are not needed, and the library does not know all of them. */
function typefaceOf(fonts: readonly LoadedFont[]): Typeface {
  const glyphs = (text: string, size: number) => {
    // Letters that no font has (emoji, other scripts) would be drawn as an empty box.
    return [...text.normalize("NFC")].flatMap((letter) => {
      const { font, file } = fonts.find((each) => each.font.charToGlyphIndex(letter) > 0) ?? {};
      if (!font || !file) return [];
      const glyph = font.charToGlyph(letter);
      return [{ file, letter, glyph, width: ((glyph.advanceWidth ?? 0) * size) / font.unitsPerEm }];
    });
  };
  return {
    known(text) {
      const letters = glyphs(text, 1).map(({ letter }) => letter);
      return letters.join("").replace(/\s+/g, " ").trim();
    },
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
    runs(text, size) {
      const runs: TextRun[] = [];
      for (const { file, letter, width } of glyphs(text, size)) {
        const last = runs.at(-1)?.file === file ? runs.pop() : undefined;
        runs.push({ file, text: (last?.text ?? "") + letter, width: (last?.width ?? 0) + width });
      }
      return runs;
    },
  };
}

async function loadFont(subset: "latin" | "latin-ext", weight: number): Promise<LoadedFont> {
  const file = path.join(FOLDER, `inter-${subset}-${weight}-normal.woff`);
  return { file, font: opentype.parse(new Uint8Array(await readFile(file)).buffer) };
}

const load = async (weight: number): Promise<Typeface> =>
  typefaceOf(await Promise.all([loadFont("latin", weight), loadFont("latin-ext", weight)]));

let typefaces: Promise<ShareTypefaces> | undefined;

export function shareTypefaces(): Promise<ShareTypefaces> {
  typefaces ??= Promise.all([load(700), load(600)]).then(([title, text]) => ({ title, text }));
  return typefaces;
}
