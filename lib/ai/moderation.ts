export type Piece = { hash: string; text: string };

/** Characters that a model takes at once. */
export const MAX_CHARACTERS = 20_000;
const BETWEEN = "\n\n";

/** Names of categories are the vendor's: what is kept of them is bounded. */
const MAX_CATEGORIES = 20;
const CATEGORY = /^[a-z][a-z/_-]{0,39}$/;
const UNNAMED = "other";

export function batchesOf(pieces: readonly Piece[], most = MAX_CHARACTERS): Piece[][] {
  const batches: Piece[][] = [];
  let room = 0;
  for (const piece of pieces) {
    const length = piece.text.length + BETWEEN.length;
    const last = batches.at(-1);
    if (last && length <= room) last.push(piece);
    else batches.push([piece]);
    room = (last && length <= room ? room : most) - length;
  }
  return batches;
}

export const joined = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join(BETWEEN);

export const toCategories = (names: readonly string[]): string[] =>
  [...new Set(names.map((name) => (CATEGORY.test(name) ? name : UNNAMED)))].slice(0, MAX_CATEGORIES);
