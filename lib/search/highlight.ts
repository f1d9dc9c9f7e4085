import { fold } from "@/lib/text/fold";

export type TextPart = { text: string; isMatch: boolean };

/** Splits a text at the words that begin with a word of the term; accents and case do not count. The parts together are the text. */
export function highlight(text: string, term: string): TextPart[] {
  const wanted = fold(term)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const parts: TextPart[] = [];
  const add = (piece: string, isMatch: boolean) => {
    const last = parts.at(-1);
    if (piece === "") return;
    if (last?.isMatch === isMatch) last.text += piece;
    else parts.push({ text: piece, isMatch });
  };
  for (const word of text.normalize("NFC").split(/([^\p{L}\p{N}]+)/u)) {
    // Letters are counted one by one: folding must not shift where the match ends.
    const letters = Array.from(word);
    const folded = letters.map(fold).join("");
    const match = wanted.filter((each) => folded.startsWith(each)).reduce((a, b) => (b.length > a.length ? b : a), "");
    add(letters.slice(0, match.length).join(""), true);
    add(letters.slice(match.length).join(""), false);
  }
  return parts;
}
