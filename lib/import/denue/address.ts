import { readableName } from "@/lib/text/readable-name";
import { withSpanishLetters } from "@/lib/text/spanish-letters";
import { readableColonia } from "./colonia";
import type { CensusUnit } from "./columns";
import { readableStreet } from "./street";

const SETTLEMENT_PREFIXES: ReadonlyMap<string, string> = new Map([
  ["COLONIA", "Col."],
  ["BARRIO", "Barrio"],
  ["PUEBLO", "Pueblo"],
  ["FRACCIONAMIENTO", "Fracc."],
]);

const ABSENT = /^(?:|0+|SN|S\/N|NINGUNO|SIN NOMBRE)$/;
const present = (text: string): string => (ABSENT.test(text.trim().toUpperCase()) ? "" : text.trim().toUpperCase());

const LOT = withSpanishLetters(/\b(?:M[AN]?ZA?|MANZANA|LTE?|LOTE)\b|\b(?:M ?|M[AN]?ZA?|LT?)\.?\d/);
const MANZANA_SIGN = withSpanishLetters(/\b(?:MANZANA|M[AN]?ZA?|M(?= ?\d))[ .]*/g);
const LOT_SIGN = withSpanishLetters(/[ ,]*\b(?:LOTE|LTE?|L(?=\d))[ .]*/g);
const LOT_WITHOUT_NUMBER = withSpanishLetters(/\bLSN\b/g);
const BETWEEN_WORDS = withSpanishLetters(/\W+/);

const isLot = (text: string): boolean => LOT.test(text);

/** "MZ151 LT 3" -> "Mz. 151 Lt. 3"; a manzana or lot without its number says nothing. */
function readableLot(text: string): string {
  return text
    .replace(MANZANA_SIGN, "Mz. ")
    .replace(LOT_SIGN, " Lt. ")
    .replace(/(?:Mz|Lt)\. (?=Lt|$)/g, "")
    .replace(LOT_WITHOUT_NUMBER, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** "A" -> " A", "BIS" -> " Bis", "35B" -> "-35B"; a word ("MODULO") says nothing alone. */
function besideNumber(letters: string): string {
  if (letters === "BIS") return " Bis";
  if (/\d/.test(letters)) return `-${letters.replace(/ Y /g, " y ")}`;
  return letters.length <= 2 && letters ? ` ${letters}` : "";
}

const joinNumber = (number: string, letters: string): string =>
  `${number}${besideNumber(letters)}`.replace(/^[ -]/, "").trim();

function outside(unit: CensusUnit): { number: string; lot: string } {
  const number = present(unit.outdoorNumber);
  const letters = present(unit.outdoorLetter);
  if (isLot(letters)) return { number, lot: readableLot(letters) };
  return { number: joinNumber(number, letters), lot: "" };
}

function inside(unit: CensusUnit, { lot, localNumber }: { lot: string; localNumber: string }): string {
  const number = present(unit.indoorNumber);
  const letters = present(unit.indoorLetter);
  if (isLot(letters)) return lot ? "" : readableLot(letters);
  const text = joinNumber(number, letters);
  return text === "" || localNumber.split(BETWEEN_WORDS).includes(number || letters)
    ? ""
    : `Int. ${text.replace(/ Y /g, " y ")}`;
}

function local(localNumber: string): string {
  if (localNumber === "") return "";
  return / Y |,/.test(localNumber) ? `Locales ${localNumber.replace(/ Y /g, " y ")}` : `Local ${localNumber}`;
}

function settlement(unit: CensusUnit): string {
  const colonia = readableColonia(unit.colonia);
  const prefix = SETTLEMENT_PREFIXES.get(unit.settlementKind.trim().toUpperCase());
  return colonia && prefix ? `${prefix} ${colonia}` : colonia;
}

/** A postal code of the borough (09xxx); the census also has slips from elsewhere, which would mislead. */
export function postalCode(raw: string): string | null {
  const digits = raw.trim().padStart(5, "0");
  return /^09\d{3}$/.test(digits) ? digits : null;
}

/** "Av. San Lorenzo 279, Int. 7, Col. Lomas Estrella, 09890". Empty when nothing is known. */
export function readableAddress(unit: CensusUnit): string {
  const street = readableStreet(unit.roadKind, unit.road);
  const { number, lot } = outside(unit);
  const localNumber = present(unit.localNumber);
  // "Oriente 182 No. 39": a street that is itself a number.
  const sign = number && /\d$/.test(street) ? "No. " : "";
  const atStreet = street && `${street} ${sign}${number || (lot ? "" : "s/n")}`.trim();
  const mall = present(unit.mall);
  return [
    atStreet,
    lot,
    inside(unit, { lot, localNumber }),
    mall && readableName(mall),
    local(localNumber),
    settlement(unit),
    postalCode(unit.postalCode),
  ]
    .filter(Boolean)
    .join(", ");
}
