import { type Position, parsePosition } from "@/lib/geo/position";

/**
 * The visitor's position, as the browser tells it to the directory alone: never in an address, which would be logged and
 * shared.
 */
export const POSITION_COOKIE = "posicion";
const PATH = "/negocios";
const LIFE_S = 30 * 60;
/** About 11 metres: enough for distances to one decimal of a kilometre. */
const DECIMALS = 4;

/** The position in a cookie's value ("19.3579,-99.0671"); null when there is none. */
export function parsePositionCookie(value: string | undefined): Position | null {
  const [lat, lng, ...rest] = (value ?? "").split(",");
  return rest.length > 0 ? null : parsePosition(lat, lng);
}

/** The cookie to set, as `document.cookie` takes it. @param isSecure whether the page came over https. */
export function positionCookie({ lat, lng }: Position, isSecure: boolean): string {
  const value = `${lat.toFixed(DECIMALS)},${lng.toFixed(DECIMALS)}`;
  const secure = isSecure ? "; Secure" : "";
  return `${POSITION_COOKIE}=${value}; Path=${PATH}; Max-Age=${LIFE_S}; SameSite=Strict${secure}`;
}
