import { readableName } from "./readable-name";
import { withSpanishLetters } from "./spanish-letters";

type Rule = readonly [pattern: RegExp, written: string];

const rules = (all: readonly Rule[]): readonly Rule[] =>
  all.map(([pattern, written]) => [withSpanishLetters(pattern), written]);

const applied = (all: readonly Rule[], text: string): string =>
  all.reduce((result, [pattern, written]) => result.replace(pattern, written), text);

const SHORT_KINDS = rules([
  [/\bAvenida\b/, "Av."],
  [/\bCalzada\b/, "Calz."],
  [/^Boulevard\b/, "Blvd."],
  [/^Prolongación\b/, "Prol."],
]);

export const withShortKind = (street: string): string => applied(SHORT_KINDS, street);

const PARTS = rules([
  [/[\s,]*\bC\.? ?P\.?:? ?(?=\d{5}\b)/g, ", "],
  [/[\s,]*\b(?:COLONIA|COL)\b\.?\s*/g, ", COL. "],
  [/[\s,]*\b(?:INTERIOR|INT)\b\.?\s*(?=\w{1,4}\b)/g, ", INT. "],
  [/[\s,]*\b(?:MANZANA|MZA?)\b\.?\s*(?=\d)/g, ", MZ. "],
  [/[\s,]*\b(?:LOTE|LTE?)\b\.?\s*(?=\d)/g, " LT. "],
  [/(?<=[^\d\s,])[\s,]*(?:#|\b(?:NUMERO|NÚMERO|NUM|NO)\b\.?)\s*(?=\d)/g, " "],
  // "Oriente 182 No. 39": a street that is itself a number.
  [/(?<=\d)[\s,]*(?:#|\b(?:NUMERO|NÚMERO|NUM|NO)\b\.?)\s*(?=\d)/g, " NO. "],
  [/^[\s,]+/, ""],
]);

const ABBREVIATED = withSpanishLetters(/\b(Calz|Blvd|Prol|Int|And|Cda|Priv|Cto|Pta)\b\.?/g);
const UNNUMBERED = withSpanishLetters(/\bS\/N\b/);

/** An address that was typed in one line: "AV TLAHUAC #12 COL CENTRO CP 09000" -> "Av. Tláhuac 12, Col. Centro, 09000". */
export function readableAddressLine(typed: string): string {
  return applied(PARTS, typed.toUpperCase())
    .split(/\s*,\s*/)
    .map((part) => withShortKind(readableName(part)).replace(ABBREVIATED, "$1.").replace(UNNUMBERED, "s/n"))
    .filter(Boolean)
    .join(", ");
}
