/** A typeface that text is drawn with as outlines: which fonts a machine has is unknown. Sizes and places in pixels. */
export type Typeface = {
  /** The text without signs that it has no letter for (emoji, other scripts). */
  known: (text: string) => string;
  widthOf: (text: string, size: number) => number;
  /** The data of an svg path that begins at (x, y), y being the line on which letters stand. */
  outline: (text: string, x: number, y: number, size: number) => string;
  /** The text in runs of one font each, for what embeds fonts. */
  runs: (text: string, size: number) => readonly TextRun[];
};

export type TextRun = { file: string; text: string; width: number };

type Fit = { width: number; height: number; sizes: readonly number[]; lineHeight: number };
export type FittedText = { lines: readonly string[]; size: number };

function wrap(typeface: Typeface, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((each) => breakWord(typeface, each, size, width))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && typeface.widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

function breakWord(typeface: Typeface, word: string, size: number, width: number): string[] {
  if (typeface.widthOf(word, size) <= width) return [word];
  const pieces: string[] = [];
  let piece = "";
  for (const letter of word) {
    if (piece && typeface.widthOf(piece + letter, size) > width) {
      pieces.push(piece);
      piece = letter;
    } else piece += letter;
  }
  return [...pieces, piece];
}

/** Breaks the text into as many lines, as narrow as they may be: "La" does not end a line that "Güera" could share. */
function balance(
  typeface: Typeface,
  text: string,
  { size, width, lines }: { size: number; width: number; lines: string[] },
) {
  let balanced = lines;
  const widestWord = Math.max(...text.split(" ").map((word) => typeface.widthOf(word, size)));
  for (let narrower = width - size / 2; narrower >= widestWord; narrower -= size / 2) {
    const tried = wrap(typeface, text, size, narrower);
    if (tried.length > lines.length) break;
    balanced = tried;
  }
  return balanced;
}

/** The text in the largest of `sizes` with which it fits the box; in the smallest it is cut, with an ellipsis. */
export function fitText(typeface: Typeface, text: string, { width, height, sizes, lineHeight }: Fit): FittedText {
  let fitted: FittedText = { lines: [], size: 0 };
  for (const size of sizes) {
    const lines = wrap(typeface, text, size, width);
    const room = Math.floor(height / (size * lineHeight));
    if (lines.length <= room) return { lines: balance(typeface, text, { size, width, lines }), size };
    fitted = { lines: [...lines.slice(0, room - 1), `${lines[room - 1]?.slice(0, -1).trimEnd()}…`], size };
  }
  return fitted;
}

export const fittingSize = (
  typeface: Typeface,
  text: string,
  { size, width }: { size: number; width: number },
): number => Math.min(size, (size * width) / Math.max(typeface.widthOf(text, size), 1));
