import { cookiePattern } from "@/lib/http/cookie-names";

/**
 * A readable cookie beside the session, which scripts cannot read. It only steers which links header and footer show on pages
 * that are the same for everybody; it opens nothing.
 */
export const HINT_COOKIE = "cuenta";

/** "admin": the visitor administers, and the link to the administration is shown. */
export type SessionHint = "1" | "admin";

/** After the hint, a mark of the account: enough to tell one from another on the same device, and of no other use. */
const HINT = new RegExp(`${cookiePattern(HINT_COOKIE)}(1|admin)(?:\\.([\\da-f]{8}))?(?:;|$)`);

/** The hint among a document's cookies; null for a visitor who is not signed in. */
export const hintOf = (cookies: string): SessionHint | null => (HINT.exec(cookies)?.[1] as SessionHint) ?? null;

/** What the cookie holds after "Cerrar sesión", or with the account: the session has not ended by itself. */
export const LEFT_HINT = "0";
const LEFT = new RegExp(`${cookiePattern(HINT_COOKIE)}0(?:;|$)`);

/** Whether whoever was signed in last has left this browser, by a document's cookies. */
export const hasLeft = (cookies: string): boolean => LEFT.test(cookies);

/** The mark of the account among a document's cookies; null when nobody is signed in. */
export const accountOf = (cookies: string): string | null => HINT.exec(cookies)?.[2] ?? null;

/** As long as the session's own cookie may live. */
export const SESSION_MAX_AGE_S = 400 * 24 * 60 * 60;
