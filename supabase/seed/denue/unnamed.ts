import { withoutAccents } from "@/lib/text/accents";
import { readablePhrase } from "@/lib/text/readable-name";

/** "SIN NOMBRE" and the ways in which it was typed, or "SN" at the end. */
const NO_NAME = /\bSIN N(?:OMBRES?|IMBRE|ONBRE|OMBE|OMRE)\b|\bS\/?N$/;
const LONGEST_TRADE = 60;

const folded = (text: string): string => withoutAccents(text).toUpperCase().trim();

export const isUnnamed = (rawName: string): boolean => rawName.trim() === "" || NO_NAME.test(folded(rawName));

/**
 * A title for a business without a name: what it does, and where. What the census noted before "SIN NOMBRE" is more
 * precise than the activity ("Taller de plomería"), unless it is that activity in the census' own words.
 */
export function unnamedTitle(unit: {
  rawName: string;
  rawActivity: string;
  activity: string;
  colonia: string;
}): string {
  const [before = "", after = ""] = unit.rawName.toUpperCase().split(NO_NAME);
  const noted = `${before.trim()}${/^ DE /.test(after) ? after : ""}`.trim();
  const isCensusWording = folded(noted) === folded(unit.rawActivity) || noted.length > LONGEST_TRADE;
  const trade = noted === "" || isCensusWording ? unit.activity : readablePhrase(noted);
  return unit.colonia ? `${trade} en ${unit.colonia}` : trade;
}
