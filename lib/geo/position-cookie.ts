import { type Position, parsePosition } from "@/lib/geo/position";
import { SECURE_PREFIX } from "@/lib/http/cookie-names";

/** The visitor's position, told to the directory alone: never in an address, which would be logged and shared. */
const POSITION_COOKIE = "posicion";
const PATH = "/negocios";
const LIFE_S = 30 * 60;
/** About 11 metres: enough for distances to one decimal of a kilometre. */
const DECIMALS = 4;

export function parsePositionCookie(read: (name: string) => string | undefined): Position | null {
  const value = read(SECURE_PREFIX + POSITION_COOKIE) ?? read(POSITION_COOKIE) ?? "";
  const [lat, lng, ...rest] = value.split(",");
  return rest.length > 0 ? null : parsePosition(lat, lng);
}

/** @param isSecure whether the page came over https. */
export function positionCookie({ lat, lng }: Position, isSecure: boolean): string {
  const value = `${lat.toFixed(DECIMALS)},${lng.toFixed(DECIMALS)}`;
  const [prefix, secure] = isSecure ? [SECURE_PREFIX, "; Secure"] : ["", ""];
  return `${prefix}${POSITION_COOKIE}=${value}; Path=${PATH}; Max-Age=${LIFE_S}; SameSite=Strict${secure}`;
}
