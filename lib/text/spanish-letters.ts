const LETTER = "\\p{L}\\p{M}\\p{N}_";

/** Escapes of a pattern where "ñ" and "ó" are letters: JavaScript takes them for signs between words. */
const MEANINGS: Readonly<Record<string, string>> = {
  "\\b": `(?:(?<=[${LETTER}])(?![${LETTER}])|(?<![${LETTER}])(?=[${LETTER}]))`,
  "\\w": `[${LETTER}]`,
  "\\W": `[^${LETTER}]`,
};

/** Ends words where their letters do: "COL" is none in "COLÓN". For unfolded Spanish; not `\w` within brackets. */
export const withSpanishLetters = (pattern: RegExp): RegExp =>
  new RegExp(
    pattern.source.replace(/\\./g, (sign) => MEANINGS[sign] ?? sign),
    pattern.unicode ? pattern.flags : `${pattern.flags}u`,
  );
