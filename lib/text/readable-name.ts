import { capitalised } from "./capitalised";
import { withSpanishLetters } from "./spanish-letters";
import { withoutSlips } from "./spelling";
import { fixedForm, isAbbreviation, lowerWord, titleWord } from "./words";

const LEGAL_FORM = withSpanishLetters(/\s*\bS\.?\s?A\.?\s?(?:DE\s?)?C\.?\s?V\b\.?/g);
const NUMERAL = withSpanishLetters(/\bI(?: I){1,2}\b/g);
const LAST_WORD = withSpanishLetters(/(\p{L}+)\W*$/u);
const WORD = /[\p{L}\p{N}'’]+/gu;

const JOINING_WORDS = new Set("DE DEL Y EN CON PARA POR AL SIN SOBRE".split(" "));
/** Lower case after these ("Casa de la Pintura"), capital elsewhere: there they begin a name ("Tlapalería La Unión"). */
const ARTICLES = new Set("EL LA LOS LAS".split(" "));
const PREPOSITIONS = new Set("DE EN CON PARA POR A SIN".split(" "));

/** Trims, drops stray underscores and dots, joins numerals that were typed apart: "T I I I" -> "T III". */
const tidy = (raw: string): string =>
  raw
    .normalize("NFC")
    .toUpperCase()
    // An Ñ that was read in another encoding than it was written in.
    .replaceAll("Ã?", "Ñ")
    .replace(/[_\s]+/g, " ")
    .replace(NUMERAL, (numeral) => numeral.replaceAll(" ", ""))
    .replace(/(?<=\p{L}{2})\.(?=\p{L}{3})/gu, ". ")
    .replace(/([\p{L}\p{N}]{2,})\. /gu, (text, word: string) => (isAbbreviation(word) ? text : `${word} `))
    .replace(/^[\s.,/-]+|[\s,/-]+$/g, "");

function wordInName(word: string, before: string, after: string): string {
  const fixed = fixedForm(word, after);
  if (fixed) return fixed;
  if (word.length <= 2 && (before.endsWith("&") || after.startsWith("&"))) return word;
  const isInside = /[\p{L}\p{N},.] $/u.test(before) && /^,? [\p{L}\p{N}]/u.test(after);
  if (isInside) {
    if (JOINING_WORDS.has(word)) return word.toLowerCase();
    if (ARTICLES.has(word) && PREPOSITIONS.has(lastWord(before))) return word.toLowerCase();
    if (word === "E" && /^ H?I/.test(after)) return "e";
    if (word === "A" || word === "O") return word.toLowerCase();
  }
  return titleWord(word);
}

const lastWord = (text: string): string => LAST_WORD.exec(text)?.[1] ?? "";

/** "TLAPALERIA SUSI" -> "Tlapalería Susi", "CONSTRUCCION S.A DE C.V" -> "Construcción S.A. de C.V.". */
export function readableName(raw: string): string {
  const text = withoutSlips(tidy(raw));
  const names = text.split(LEGAL_FORM).map((part) =>
    part.replace(WORD, (word, at: number) => {
      return wordInName(word, part.slice(0, at), part.slice(at + word.length));
    }),
  );
  return names.join(" S.A. de C.V.").trim();
}

export function readablePhrase(raw: string): string {
  const text = withoutSlips(tidy(raw));
  const phrase = text.replace(WORD, (word, at: number) => {
    return fixedForm(word, text.slice(at + word.length)) ?? lowerWord(word);
  });
  return capitalised(phrase);
}
