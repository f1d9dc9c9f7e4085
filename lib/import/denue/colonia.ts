import { z } from "zod";
import { withoutAccents } from "@/lib/text/accents";
import { readableName } from "@/lib/text/readable-name";
import { withSpanishLetters } from "@/lib/text/spanish-letters";
import spellings from "./colonia-spellings.json";

const SHORT_WORDS: readonly [short: RegExp, long: string][] = [
  [/\bSTA\b/g, "SANTA"],
  [/\bSN\b/g, "SAN"],
  [/\bAMP(?:LI?)?\b/g, "AMPLIACION"],
  [/\bSECC\b/g, "SECCION"],
  [/\bNTE\b/g, "NORTE"],
  [/\bDR\b/g, "DOCTOR"],
  [/\b3R?A(?= SECCION)/g, "TERCERA"],
  [/\b2D?A\.?(?= SECCION)/g, "SEGUNDA"],
  [/\b1R?A(?= SECCION)/g, "PRIMERA"],
  [/\bU\.?H\b\.?/g, "UNIDAD HABITACIONAL"],
  [/\bHAB\b/g, "HABITACIONAL"],
  // Kinds of settlements stand in a column of their own.
  [/^(?:COLONIA|BARRIO(?: DE)?|PUEBLO(?: DE)?) (?=\w)/g, ""],
];
const EXPANSIONS = SHORT_WORDS.map(([short, long]) => [withSpanishLetters(short), long] as const);

const COLONIA_BY_SPELLING: ReadonlyMap<string, string> = new Map(
  Object.entries(z.record(z.string(), z.array(z.string())).parse(spellings)).flatMap(([colonia, others]) =>
    others.map((spelling) => [spelling, colonia] as const),
  ),
);

/** "STA MARTHA ACATITLA NTE" -> "Santa Martha Acatitla Norte". Empty when the census has none. */
export function readableColonia(raw: string): string {
  const plain = withoutAccents(raw).toUpperCase().replace(/\s+/g, " ").trim();
  if (plain === "" || plain === "NINGUNO") return "";
  const expanded = EXPANSIONS.reduce((text, [short, long]) => text.replace(short, long), plain);
  return readableName(COLONIA_BY_SPELLING.get(expanded) ?? expanded);
}
