import "server-only";
import type { cookies } from "next/headers";
import type { NextRequest, NextResponse } from "next/server";
import { siteUrl } from "@/lib/site-url";
import { HOST_PREFIX } from "../cookie-names";

type Cookie = { name: string; value: string };
export type CookieOptions = {
  maxAge?: number;
  path?: string;
  httpOnly?: boolean;
  sameSite?: "lax" | "strict" | "none" | boolean;
  secure?: boolean;
};

type Store = NextRequest["cookies"] | NextResponse["cookies"] | Awaited<ReturnType<typeof cookies>>;

/** Before there were prefixes, cookies had none. Sessions end after thirty days without use: then nobody has such a one. */
const FORMER_NAMES_UNTIL = Date.parse("2027-02-01T00:00:00Z");

/** A session is kept in numbered pieces when it is long. */
const withoutPiece = ({ name }: Cookie): string => name.replace(/\.\d+$/, "");

/** Cookies by their plain names: on a site that is reached over https (SITE_URL) they are secure and have a prefix. */
export function siteCookies(store: Store, now = Date.now()) {
  const isSecure = siteUrl().startsWith("https://");
  const countsFormer = isSecure && now < FORMER_NAMES_UNTIL;

  function getAll(): Cookie[] {
    const all = store.getAll().filter(({ value }) => value !== "");
    if (!isSecure) return all;
    const own = all.filter(({ name }) => name.startsWith(HOST_PREFIX));
    const found = own.map(({ name, value }) => ({ name: name.slice(HOST_PREFIX.length), value }));
    if (!countsFormer) return found;
    const known = new Set(found.map(withoutPiece));
    return [...found, ...all.filter((cookie) => !own.includes(cookie) && !known.has(withoutPiece(cookie)))];
  }
  function put(name: string, value: string, options: CookieOptions): void {
    // Those of a request have no options, and take no notice of any.
    const response = store as NextResponse["cookies"];
    response.set(isSecure ? HOST_PREFIX + name : name, value, options);
    if (countsFormer) response.set(name, "", { path: "/", maxAge: 0 });
  }
  const DEFAULTS: CookieOptions = { path: "/", httpOnly: true, sameSite: "lax", secure: isSecure };
  return {
    get: (name: string) => getAll().find((cookie) => cookie.name === name)?.value,
    getAll,
    /** Sets a cookie of all paths, for no script, and not for requests of other sites, unless the options say otherwise. */
    set: (name: string, value: string, options?: CookieOptions) =>
      put(name, value, { ...DEFAULTS, ...options, secure: isSecure }),
    delete: (name: string) => put(name, "", { ...DEFAULTS, maxAge: 0 }),
  };
}
