/** Rows of a Spanish phone keyboard: a slip of the thumb hits a neighbour. */
const KEYBOARD = ["qwertyuiop", "asdfghjklñ", "zxcvbnm"];

function neighbours(letter: string): string[] {
  const row = KEYBOARD.findIndex((keys) => keys.includes(letter));
  const at = KEYBOARD[row]?.indexOf(letter) ?? 0;
  const near = [KEYBOARD[row]?.[at - 1], KEYBOARD[row]?.[at + 1], KEYBOARD[row - 1]?.[at], KEYBOARD[row + 1]?.[at]];
  return near.filter((key) => key !== undefined);
}

/** Ways to mistype a word at a place after its first letter; null when the slip would leave the word as it is. */
const SLIPS: Readonly<Record<SlipKind, (word: string, at: number, random: number) => string>> = {
  swap: (word, at) => word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2),
  drop: (word, at) => word.slice(0, at) + word.slice(at + 1),
  double: (word, at) => word.slice(0, at) + (word[at] ?? "") + word.slice(at),
  neighbour: (word, at, random) => {
    const keys = neighbours(word[at] ?? "");
    return word.slice(0, at) + (keys[Math.floor(random * keys.length)] ?? "") + word.slice(at + 1);
  },
};

export const SLIP_KINDS = ["swap", "drop", "double", "neighbour"] as const;
export type SlipKind = (typeof SLIP_KINDS)[number];

/** The word with one slip, never in its first letter and never without effect. */
function mistyped(word: string, kind: SlipKind, random: () => number): string {
  for (;;) {
    // A swap needs a letter to the right.
    const places = word.length - 1 - (kind === "swap" ? 1 : 0);
    const result = SLIPS[kind](word, 1 + Math.floor(random() * places), random());
    if (result !== word) return result;
  }
}

/** A phrase with one slip in one of its words of five letters or more; null when it has none. */
export function mistypedPhrase(phrase: string, kind: SlipKind, random: () => number): string | null {
  const words = phrase.split(" ");
  const long = words.flatMap((word, index) => (/^[a-z]{5,}$/.test(word) ? [index] : []));
  const chosen = long[Math.floor(random() * long.length)];
  if (chosen === undefined) return null;
  return words.map((word, index) => (index === chosen ? mistyped(word, kind, random) : word)).join(" ");
}
