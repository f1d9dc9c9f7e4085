import { failure, type Result, success } from "@/lib/result";
import { fold } from "@/lib/text/fold";
import { toVisibleText } from "@/lib/text/visible-text";
import { BANS, type TextFault } from "./forbidden";
import { inventedNumbers } from "./given-numbers";
import { isSpanish } from "./language";
import { HOUSE_RULES } from "./prompts";
import { hasSpokenTelephone } from "./spoken-numbers";

/** Seven digits as people group them; ten with signs that also stand in dates and lists of prices. */
const TELEPHONE = /(?:\d[\s().\-–—·_]{0,3}){7}|(?:\d[\s().\-–—·_/|]{0,3}){10}/;
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3/gu;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const LIST_MARK = /^[ \t]{0,3}(?:#{1,6}|>|[-*+•·▪◦‣–—]|\d{1,2}[.)])[ \t]+/gm;
/** Nothing that is asked for is longer; what is, is not worth the time. */
const LONGEST_ANSWER = 20_000;
/** Words of the prompt in a row, as many as nobody writes by chance. */
const LEAKED_WORDS = 7;

export const toPlainText = (text: string): string =>
  toVisibleText(
    text
      .replace(UNSEEN, "")
      .normalize("NFC")
      .replace(/\p{M}{2,}/gu, "")
      .replace(/<[^<>]*>/g, "")
      .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
      .replace(EMOJI, "")
      .replace(LIST_MARK, "")
      .replace(/[*`~]+|(?<!\p{L})_|_(?!\p{L})/gu, ""),
  )
    .replace(/[ \t]+/g, " ")
    .replace(/^["“«'](.*)["”»']$/s, "$1")
    .trim();

/** Whole sentences up to a length; the words up to it where the first sentence is longer. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most + 1);
  const end = Math.max(...[". ", "! ", "? ", ".\n"].map((mark) => cut.lastIndexOf(mark)));
  if (end > most / 3) return cut.slice(0, end + 1);
  return `${cut.slice(0, most - 1).replace(/\s+\S*$/, "")}…`;
}

const readable = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(UNSEEN, "")
    .replace(/[。｡]/g, ".")
    .replace(/[ \t]+/g, " ");
const comparable = (text: string): string => fold(readable(text));

function wordsOf(facts: unknown): string[] {
  if (typeof facts === "string") return [comparable(facts)];
  if (typeof facts === "number") return [String(facts)];
  return typeof facts === "object" && facts !== null ? Object.values(facts).flatMap(wordsOf) : [];
}

const nameIn = (facts: unknown): string =>
  typeof facts === "object" && facts !== null && "nombre" in facts && typeof facts.nombre === "string"
    ? readable(toPlainText(facts.nombre))
    : "";

/** A folded text without a name: where it is written as one, as "la mejor" is not the bakery "La Mejor". */
function withoutName(text: string, name: string): string {
  const written = readable(text);
  const folded = fold(written);
  const sought = fold(name);
  if (sought === "") return folded;
  return folded.replaceAll(sought, (found, at: number) => {
    const begins = written.charAt(at);
    const isName = written.length !== folded.length || begins === name.charAt(0) || begins !== begins.toLowerCase();
    return isName ? "·" : found;
  });
}

function runsOf(text: string): string[] {
  const words = fold(text).match(/[a-z]+/g) ?? [];
  return words.slice(LEAKED_WORDS - 1).map((_, start) => words.slice(start, start + LEAKED_WORDS).join(" "));
}
const PROMPT_RUNS = new Set(runsOf(HOUSE_RULES));

/** Forbidden contents of a text, given its facts. The business' own name may claim anything in any language. */
export function faultsOf(text: string, facts: unknown): TextFault[] {
  const folded = comparable(text);
  const unnamed = withoutName(text, nameIn(facts));
  const given = wordsOf(facts).join("\n");
  const banned = BANS.filter(
    ({ fault, pattern, isGivable }) =>
      pattern.test(fault === "claim" ? unnamed : folded) && !(isGivable && pattern.test(given)),
  );
  const faults: (TextFault | false)[] = [
    text.length === 0 && "empty",
    !isSpanish(unnamed) && "language",
    (TELEPHONE.test(folded) || hasSpokenTelephone(folded)) && "telephone",
    ...banned.map(({ fault }) => fault),
    inventedNumbers(folded, given).length > 0 && "number",
    runsOf(folded).some((run) => PROMPT_RUNS.has(run)) && "prompt",
  ];
  return [...new Set(faults.filter((fault) => fault !== false))];
}

/** Plain and not too long; "unusable" when it holds what it must not. */
export function checkText(text: string, facts: unknown, most: number): Result<string, "unusable"> {
  const plain = shorten(toPlainText(text.slice(0, LONGEST_ANSWER)), most);
  return faultsOf(plain, facts).length === 0 ? success(plain) : failure("unusable");
}

const SENTENCE = /[^.!?…]+[.!?…]*/g;

export function sentenceFaultsOf(text: string): TextFault[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const sentences = (comparable(text).match(SENTENCE) ?? []).map((sentence) =>
    sentence.replace(/[^\p{L}\d]+/gu, " ").trim(),
  );
  const long = sentences.filter((sentence) => sentence.includes(" "));
  const faults: (TextFault | false)[] = [
    // The last one lacks its full stop now and then.
    lines.slice(0, -1).some((line) => !/[.!?…]["”»)]?$/.test(line.trim())) && "list",
    new Set(long).size < long.length && "repeated",
  ];
  return faults.filter((fault) => fault !== false);
}

export function checkProse(text: string, facts: unknown, most: number): Result<string, "unusable"> {
  const checked = checkText(text, facts, most);
  return checked.ok && sentenceFaultsOf(checked.value).length > 0 ? failure("unusable") : checked;
}
