import { PLACE } from "@/lib/brand";
import { digitsIn, formatNational, internationalDigits, readPhone } from "@/lib/contact/phone";
import { formatNumber } from "@/lib/format";
import { isNearBorough, kmFromBorough } from "@/lib/geo/borough";
import { parseMapTarget } from "@/lib/geo/map-embed";
import { readableAddressLine } from "@/lib/text/readable-address";
import { readableName } from "@/lib/text/readable-name";
import { fieldOf } from "./fields-of";

export type Offer = { question: string | null; text: string | null };

const DIGITS = 10;
const AREA_CODE = "55";

/** Words in capitals alone, or without any; a name of a few letters is how its owner writes it. */
const isOneCase = (text: string): boolean =>
  /\p{L}{5}/u.test(text) && (text === text.toUpperCase() || text === text.toLowerCase());

const written =
  (read: (text: string) => string) =>
  (typed: string): Offer => ({ question: null, text: isOneCase(typed) ? read(typed) : null });

/** Keeps of more than a number only the number; one of other than ten digits is taken as it is, and asked about. */
function phoneOffer(typed: string): Offer {
  const phone = readPhone(typed);
  if (!phone) return { question: null, text: null };
  const { written, national, dialled } = phone;
  const digits = digitsIn(written);
  const isWhole = national !== null || dialled.startsWith("+");
  if (isWhole && digitsIn(typed) !== digits)
    return { question: "Guardamos sólo el número; la extensión ponla en tu descripción.", text: written };
  if (national) {
    // Signs between the digits are how its owner writes it; what was dialled before them until 2019 is not.
    const isAsWritten = written !== digits && [national, internationalDigits(phone)].includes(digits);
    return { question: null, text: isAsWritten ? null : formatNational(national) };
  }
  if (isWhole) return { question: null, text: null };
  if (dialled.length > DIGITS)
    return { question: "¿Le sobra algún número? En México un teléfono tiene diez.", text: null };
  const isLocal = dialled.length + AREA_CODE.length === DIGITS;
  return { question: "¿Le falta la lada?", text: isLocal ? formatNational(AREA_CODE + dialled) : null };
}

/** A map of somewhere else is taken as it is, and asked about: the link may be of another place than was meant. */
function mapOffer(typed: string): Offer {
  const target = parseMapTarget(typed);
  if (target === null || typeof target === "string" || isNearBorough(target)) return { question: null, text: null };
  const km = Math.round(kmFromBorough(target));
  const far = km > 0 ? `, a ${formatNumber(km)} km` : "";
  return { question: `Ese mapa queda fuera de ${PLACE.borough}${far}. ¿Ahí está tu negocio?`, text: null };
}

const OFFERS = {
  nombre: written(readableName),
  telefono: phoneOffer,
  direccion: written(readableAddressLine),
  colonia: written(readableName),
  mapa: mapOffer,
} satisfies Record<string, (typed: string) => Offer>;

export type OfferedField = keyof typeof OFFERS;

/** A field as the directory would write it, and what seems to be missing; null for one that is as it should be, or too long. */
export function offerFor(field: OfferedField, typed: string): Offer | null {
  const value = typed.trim();
  if (value.length > (fieldOf(field).max ?? Number.POSITIVE_INFINITY)) return null;
  const { question, text } = OFFERS[field](value);
  const other = text === value || text === "" ? null : text;
  return question === null && other === null ? null : { question, text: other };
}
