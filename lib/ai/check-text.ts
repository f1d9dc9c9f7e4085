import { failure, type Result, success } from "@/lib/result";
import { fold } from "@/lib/text/fold";
import { toVisibleText } from "@/lib/text/visible-text";

/** What is wrong with a generated text. */
export type TextFault = "empty" | "language" | "telephone" | "address" | "claim" | "number";

/** Compared with the folded text. */
const CLAIMS = [
  /\b(?:el|la|los|las|lo) mejor(?:es)?\b/,
  /\bmejores? (?:de|en) (?:toda? )?(?:mexico|cdmx|la ciudad|iztapalapa|la zona)\b/,
  /\b(?:numero|no\.?|#) ?(?:uno|1)\b|#1\b/,
  /\b(?:unic[oa]s?) (?:en|de)\b/,
  /\blider(?:es)?\b/,
  /\bgaranti(?:a|zad[oa]s?|zamos)\b/,
  /\b(?:mas barat[oa]s?|mas economic[oa]s?)\b/,
  /\binigualables?\b|\binsuperables?\b/,
];
const TELEPHONE = /(?:\d[\s().-]*){7,}/;
const WEB = /https?:|www\.|\b[a-z0-9-]+\.(?:com|mx|net|org|info|io)\b|[\w.+-]+@[\w-]+\.\w/i;
const NUMBER = /\d+(?:[.,:]\d+)*/g;

const SPANISH = new Set(
  "de la el en y los las un una con para que por tu te se del al su es lo mas como encuentra aqui".split(" "),
);
const ENGLISH = new Set("the of and to in is for with your you our we are at on this that from best here".split(" "));

/** Markup of every kind taken off: what is generated is shown as plain text. */
export const toPlainText = (text: string): string =>
  toVisibleText(
    text
      .replace(/<[^>]*>/g, "")
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replace(/^\s{0,3}(?:#{1,6}|>|[-*+])\s+/gm, "")
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

function isSpanish(folded: string): boolean {
  const words = folded.match(/[a-z]+/g) ?? [];
  const count = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length;
  const spanish = count(SPANISH);
  return spanish > 0 && spanish > 2 * count(ENGLISH);
}

/** Numbers of a text that no fact has: prices, years, hours and telephones that nobody gave. */
function inventedNumbers(text: string, facts: string): string[] {
  const given = new Set(facts.match(NUMBER) ?? []);
  return (text.match(NUMBER) ?? []).filter((number) => !given.has(number) && !given.has(number.replace(/[.,]/g, "")));
}

/** What a plain text holds that it must not, given all that its writer was told. Empty: nothing. */
export function faultsOf(text: string, facts: unknown): TextFault[] {
  const folded = fold(text);
  const faults: (TextFault | false)[] = [
    text.length === 0 && "empty",
    !isSpanish(folded) && "language",
    TELEPHONE.test(text) && "telephone",
    WEB.test(text) && "address",
    CLAIMS.some((claim) => claim.test(folded)) && "claim",
    inventedNumbers(text, JSON.stringify(facts)).length > 0 && "number",
  ];
  return faults.filter((fault) => fault !== false);
}

/** A generated text as it may be shown: plain and not too long; "unusable" when it holds what it must not. */
export function checkText(text: string, facts: unknown, most: number): Result<string, "unusable"> {
  const plain = shorten(toPlainText(text), most);
  return faultsOf(plain, facts).length === 0 ? success(plain) : failure("unusable");
}
