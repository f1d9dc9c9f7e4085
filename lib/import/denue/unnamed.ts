import { withoutAccents } from "@/lib/text/accents";
import { readablePhrase } from "@/lib/text/readable-name";
import { withSpanishLetters } from "@/lib/text/spanish-letters";
import { hasLetters } from "@/lib/text/visible-text";

const NO_NAME = withSpanishLetters(/\bSIN N(?:OMBRES?|IMBRE|ONBRE|OMBE|OMRE)\b|\bS\/?N$/);
const LONGEST_TRADE = 60;

const folded = (text: string): string => withoutAccents(text).toUpperCase().trim();

/** Goods and services: a sign with these words alone ("VENTA DE BARBACOA") names nobody. */
const COMMON_WORDS = new Set(
  (
    "ANTOJITOS BARBACOA CABEZA CARNERO CARNITAS CENDI CONSOME DE DIURNA ESCUELA JARDIN KINDER LA LOCAL MIXIOTES NEGOCIO NIÑOS " +
    "PANCITA PREESCOLAR PREPARATORIA PRIMARIA PULQUE PULQUERIA PUESTO RICA SECUNDARIA TACOS TAQUERIA TELESECUNDARIA TORTAS VENTA Y"
  ).split(" "),
);

/** @param rawActivity the census' wording of the activity, which some have in the place of a name */
export function isUnnamed(rawName: string, rawActivity: string): boolean {
  const name = folded(rawName);
  return (
    !hasLetters(name) ||
    NO_NAME.test(name) ||
    name === folded(rawActivity) ||
    name.split(/\s+/).every((word) => COMMON_WORDS.has(word))
  );
}

/** Title of an unnamed business: activity and place, after the census' note before "SIN NOMBRE" unless it says the same. */
export function unnamedTitle(unit: {
  rawName: string;
  rawActivity: string;
  activity: string;
  colonia: string;
}): string {
  const [before = "", after = ""] = unit.rawName.toUpperCase().split(NO_NAME);
  const all = `${before.trim()}${/^ DE /.test(after) ? after : ""}`.trim();
  const noted = hasLetters(all) ? all : "";
  const isCensusWording = folded(noted) === folded(unit.rawActivity) || noted.length > LONGEST_TRADE;
  const trade = noted === "" || isCensusWording ? unit.activity : readablePhrase(noted);
  return unit.colonia ? `${trade} en ${unit.colonia}` : trade;
}
