import { type Position, parsePosition } from "./position";

const SIXTIETHS = "[0-5]?\\d(?:[.,]\\d+)?";
/** "19.3459", "19.3459° N", "19°20'45.2\"N"; the west is "W" or, in Spanish, "O". */
const DEGREES = `([-+]?)(\\d{1,3}(?:\\.\\d+)?)(?: ?°(?: ?(${SIXTIETHS}) ?'(?: ?(${SIXTIETHS}) ?")?)?)? ?([NSEWO])?`;
const ONE = new RegExp(`^${DEGREES}$`);
const PAIR = new RegExp(`^${DEGREES}(?: ?[,;] ?| |(?<=[NS]))${DEGREES}$`);

/** A tenth of a metre: seconds with one decimal are three. */
const DECIMALS = 6;

const AXIS = /\b(LAT|LNG|LON|LONG)(?:ITUD)?\b ?[:=.]? ?([-+]?\d{1,3}\.\d+)(?! ?[°\d])/g;

const inPlainSigns = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(/[º˚]/g, "°")
    .replace(/[′’‘´`]/g, "'")
    .replace(/''|[″”“]/g, '"')
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\s+/g, " ")
    .toUpperCase()
    .replace(AXIS, (_, axis, degrees) => `${degrees} ${axis === "LAT" ? "N" : "E"}`)
    .replace(/^ ?[([]|[)\]] ?$/g, "")
    .trim();

const number = (text = "0"): number => Number(text.replace(",", "."));

function toDegrees([sign, degrees, minutes, seconds, side = ""]: readonly (string | undefined)[]): number {
  const whole = number(degrees) + number(minutes) / 60 + number(seconds) / 3600;
  const size = minutes === undefined ? whole : Number(whole.toFixed(DECIMALS));
  return sign === "-" || /[SWO]/.test(side) ? -size : size;
}

/** Parses one number of a position, as copied from a map; null for anything else. */
export function parseDegrees(text: string): number | null {
  const parts = ONE.exec(inPlainSigns(text));
  return parts && toDegrees(parts.slice(1));
}

/** Parses a position, as copied from a map; null for anything else. With named sides either may come first. */
export function parseCoordinates(text: string): Position | null {
  const parts = PAIR.exec(inPlainSigns(text))?.slice(1);
  if (!parts) return null;
  const [first, second] = [parts.slice(0, 5), parts.slice(5)];
  const isTurned = /[EWO]/.test(first[4] ?? "") || /[NS]/.test(second[4] ?? "");
  const [lat, lng] = isTurned ? [second, first] : [first, second];
  return parsePosition(toDegrees(lat), toDegrees(lng));
}
