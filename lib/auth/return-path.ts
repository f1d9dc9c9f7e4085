export const DEFAULT_RETURN_PATH = "/mi-negocio";

const ADMIN_PATH = "/admin";
/** Paths that an administrator is led to when asked for: the administration, and choosing a password first. */
const ADMINISTRATORS_PATHS = /^\/(?:admin|cuenta\/contrasena)(?:[/?#]|$)/;

const MAX_CHARACTERS = 1000;
/** Only there to resolve paths: no address of it is ever shown or asked. */
const ANY_ORIGIN = "http://path.invalid";

/** Spaces, control characters and backslashes: browsers drop or turn them, and may then read another host. */
const SUSPICIOUS = /[\s\\\p{Cc}\p{Cf}]/u;

/** Going back to these would ask for a sign-in again, or end one. */
const SIGN_IN_PATH = /^\/(?:login|crear-cuenta|recuperar|auth)(?:[/?#]|$)/;

/** Lets a visitor (`redirect`, `next`, `redirect_to`, stored) go to paths of this site alone. @param value untrusted; "/" is nothing. */
export function safeReturnPath(value: unknown, fallback: string = DEFAULT_RETURN_PATH): string {
  if (typeof value !== "string" || value.length > MAX_CHARACTERS) return fallback;
  if (!value.startsWith("/") || SUSPICIOUS.test(value) || !URL.canParse(value, ANY_ORIGIN)) return fallback;
  const { origin, pathname, search, hash } = new URL(value, ANY_ORIGIN);
  // "/.//host" becomes "//host" once its dots are resolved.
  if (origin !== ANY_ORIGIN || pathname.startsWith("//")) return fallback;
  const path = pathname + search + hash;
  return path === "/" || SIGN_IN_PATH.test(path) ? fallback : path;
}

/** Return path of a mail's link, which names the whole address: what is not of this site counts as nothing. */
export function returnPathOfLink(value: unknown, siteUrl: string, fallback?: string): string {
  if (typeof value !== "string" || !URL.canParse(value)) return safeReturnPath(value, fallback);
  const { origin, pathname, search, searchParams } = new URL(value);
  if (origin !== new URL(siteUrl).origin) return safeReturnPath(null, fallback);
  // Links are asked for with the callback as their end: it knows where the visitor was going.
  return safeReturnPath(pathname === "/auth/callback" ? searchParams.get("redirect") : pathname + search, fallback);
}

/** Path after a sign-in: the one asked for, or an administrator's. @param asked a path of this site, or "" for none. */
export function pathAfterSignIn(asked: string, isAdmin: boolean): string {
  if (isAdmin && !ADMINISTRATORS_PATHS.test(asked)) return ADMIN_PATH;
  return asked || DEFAULT_RETURN_PATH;
}
