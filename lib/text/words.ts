import { withAccents, withoutAccents } from "./accents";
import { capitalised } from "./capitalised";

const FIXED_WORDS: ReadonlyMap<string, string> = new Map(
  (
    "ABC ADHC ADK ADL AVC AXS CBTIS CCH CCL CDCI CDMX CE CECYT CEDA CENDI CETIS CFE CONALEP CRH DF DIF DMS EAMSA EMMSA ESIME FES GBC GDF GEA HRC IGC IMSS IPN ISSSTE " +
    "LED MDF MX NGE PVC SA SC TSO UAM UAMI UMF UNAM UNEME USB"
  )
    .split(" ")
    .map((acronym) => [acronym, acronym]),
);

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  "Dr Dra Ing Arq Lic Prof Profa Profr Fco Núm Jr Sr Sra Gral Sta Suc Cía Av Col Mz Lt Hnos"
    .split(" ")
    .map((word) => [withoutAccents(word).toUpperCase(), word]),
);

export const isAbbreviation = (word: string): boolean => ABBREVIATIONS.has(withoutAccents(word));

const ROMAN_NUMERAL = /^(?:I{2,3}|IV|VI{0,3}|IX|XI{1,3}|XIV|XVI?|XX|XXI)$/;
const ORDINAL = /^\d+(?:ER|RA|DA|DO|TA|TO|VA|VO|MA|NA|A|O)$/;
/** "HRC", "JM", also "BYN" (B y N): initials, not a word that can be spoken. */
const INITIALS = /^(?:[^AEIOUY]{2,}|[^AEIOU]Y[^AEIOU])$/;
const SPOKEN_WITHOUT_VOWELS = new Set(["LYN", "DYL", "SVART"]);

/** One word in capitals as it runs; null for an ordinary word. `next`: the text behind it, which may hold its dot. */
export function fixedForm(word: string, next: string): string | null {
  const plain = withoutAccents(word);
  const fixed = FIXED_WORDS.get(plain);
  if (fixed) return fixed;
  const abbreviation = ABBREVIATIONS.get(plain);
  if (abbreviation) return /^[.&-]/.test(next) ? abbreviation : `${abbreviation}.`;
  if (plain === "NO" && /^\.? ?\d/.test(next)) return next.startsWith(".") ? "No" : "No.";
  if (ROMAN_NUMERAL.test(plain)) return plain;
  if (ORDINAL.test(plain)) return plain.toLowerCase();
  if (INITIALS.test(plain) && !SPOKEN_WITHOUT_VOWELS.has(plain)) return word;
  if (/\d/.test(plain)) return word.replace(/\p{L}+/gu, (part) => (part.length <= 2 ? part : titleWord(part)));
  return null;
}

export const lowerWord = (word: string): string => withAccents(word.toLowerCase());

export const titleWord = (word: string): string => capitalised(lowerWord(word));
