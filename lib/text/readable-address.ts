import { readableName } from "./readable-name";

const SHORT_KINDS: readonly [pattern: RegExp, short: string][] = [
  [/\bAvenida\b/, "Av."],
  [/\bCalzada\b/, "Calz."],
  [/^Boulevard\b/, "Blvd."],
  [/^Prolongación\b/, "Prol."],
];

/** "Avenida de las Torres" -> "Av. de las Torres". */
export const withShortKind = (street: string): string =>
  SHORT_KINDS.reduce((text, [pattern, short]) => text.replace(pattern, short), street);

/** How people write the parts of an address in one breath, and how the directory does. */
const PARTS: readonly [pattern: RegExp, written: string][] = [
  [/[\s,]*\bC\.? ?P\.?:? ?(?=\d{5}\b)/g, ", "],
  [/[\s,]*\b(?:COLONIA|COL)\b\.?\s*/g, ", COL. "],
  [/[\s,]*\b(?:INTERIOR|INT)\b\.?\s*(?=\w{1,4}\b)/g, ", INT. "],
  [/[\s,]*\b(?:MANZANA|MZA?)\b\.?\s*(?=\d)/g, ", MZ. "],
  [/[\s,]*\b(?:LOTE|LTE?)\b\.?\s*(?=\d)/g, " LT. "],
  [/(?<=[^\d\s,])[\s,]*(?:#|\b(?:NUMERO|NÚMERO|NUM|NO)\b\.?)\s*(?=\d)/g, " "],
  // "Oriente 182 No. 39": a street that is itself a number.
  [/(?<=\d)[\s,]*(?:#|\b(?:NUMERO|NÚMERO|NUM|NO)\b\.?)\s*(?=\d)/g, " NO. "],
  [/^[\s,]+/, ""],
];

const ABBREVIATED = /\b(Calz|Blvd|Prol|Int)\b\.?/g;

/** An address that was typed in one line: "AV TLAHUAC #12 COL CENTRO CP 09000" -> "Av. Tláhuac 12, Col. Centro, 09000". */
export function readableAddressLine(typed: string): string {
  const text = PARTS.reduce((all, [pattern, written]) => all.replace(pattern, written), typed.toUpperCase());
  return text
    .split(/\s*,\s*/)
    .map((part) =>
      withShortKind(readableName(part))
        .replace(ABBREVIATED, "$1.")
        .replace(/\bS\/N\b/, "s/n"),
    )
    .filter(Boolean)
    .join(", ");
}
