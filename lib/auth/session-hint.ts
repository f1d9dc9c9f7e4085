import { cookiePattern } from "@/lib/http/cookie-names";

/**
 * A readable cookie beside the session, which scripts cannot read. It only steers which links header and footer show on pages
 * that are the same for everybody; it opens nothing.
 */
export const HINT_COOKIE = "cuenta";

/** "admin": the visitor administers, and the link to the administration is shown. */
export type SessionHint = "1" | "admin";

const COOKIE = new RegExp(`${cookiePattern(HINT_COOKIE)}([^;]*)`);
const valueIn = (cookies: string): string => COOKIE.exec(cookies)?.[1] ?? "";

/** After the hint, a mark of the account: enough to tell one from another on the same device, and of no other use. */
const hintIn = (cookies: string) => /^(1|admin)(?:\.([\da-f]{8}))?$/.exec(valueIn(cookies));

/** The hint among a document's cookies; null for a visitor who is not signed in. */
export const hintOf = (cookies: string): SessionHint | null => (hintIn(cookies)?.[1] as SessionHint) ?? null;

/** The mark of the account among a document's cookies; null when nobody is signed in. */
export const accountOf = (cookies: string): string | null => hintIn(cookies)?.[2] ?? null;

/** What the cookie holds after "Cerrar sesión", or with the account: the session has not ended by itself. */
export const LEFT_HINT = "0";

/** Whether whoever was signed in last has left this browser, by a document's cookies. */
export const hasLeft = (cookies: string): boolean => valueIn(cookies) === LEFT_HINT;

/** As long as the session's own cookie may live. */
export const SESSION_MAX_AGE_S = 400 * 24 * 60 * 60;
