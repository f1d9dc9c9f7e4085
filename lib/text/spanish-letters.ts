const LETTER = "\\p{L}\\p{M}\\p{N}_";

/** What a pattern's escapes mean where "ñ" and "ó" are letters: for the language they are signs between words. */
const MEANINGS: Readonly<Record<string, string>> = {
  "\\b": `(?:(?<=[${LETTER}])(?![${LETTER}])|(?<![${LETTER}])(?=[${LETTER}]))`,
  "\\w": `[${LETTER}]`,
  "\\W": `[^${LETTER}]`,
};

/**
 * The same pattern for texts that may have accents: a word ends where its letters do, so that "COL" is none in "COLÓN".
 * Every rule on Spanish words that are not folded is made with it. Not for `\w` within brackets.
 */
export const withSpanishLetters = (pattern: RegExp): RegExp =>
  new RegExp(
    pattern.source.replace(/\\./g, (sign) => MEANINGS[sign] ?? sign),
    pattern.unicode ? pattern.flags : `${pattern.flags}u`,
  );
