import { cookiePattern } from "@/lib/http/cookie-names";

/** A readable cookie beside the session's. It only steers which links header and footer show; it opens nothing. */
export const HINT_COOKIE = "cuenta";

export type SessionHint = "1" | "admin";

const COOKIE = new RegExp(`${cookiePattern(HINT_COOKIE)}([^;]*)`);
const valueIn = (cookies: string): string => COOKIE.exec(cookies)?.[1] ?? "";

/** After the hint, a mark of the account: enough to tell one from another on the same device, and of no other use. */
const hintIn = (cookies: string) => /^(1|admin)(?:\.([\da-f]{8}))?$/.exec(valueIn(cookies));

export const hintOf = (cookies: string): SessionHint | null => (hintIn(cookies)?.[1] as SessionHint) ?? null;

export const accountOf = (cookies: string): string | null => hintIn(cookies)?.[2] ?? null;

/** Cookie's value after "Cerrar sesión", or after deletion: the session has not ended by itself. */
export const LEFT_HINT = "0";

export const hasLeft = (cookies: string): boolean => valueIn(cookies) === LEFT_HINT;

/** Seconds that the session's own cookie may live. */
export const SESSION_MAX_AGE_S = 400 * 24 * 60 * 60;
