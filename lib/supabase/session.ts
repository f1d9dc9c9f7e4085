import "server-only";
import { createServerClient } from "@supabase/ssr";
import { type AuthError, isAuthApiError, isAuthSessionMissingError, type SupabaseClient } from "@supabase/supabase-js";
import { requireSupabase } from "@/lib/env";
import { KNOWN_CLIENT_HEADER } from "@/lib/http/known-client";
import type { CookieOptions } from "@/lib/http/server/site-cookies";
import type { Database } from "./database.types";
import { refuseUnmeant } from "./meant-request";

/** Fixed: without a name the library would make one of the project's host, which differs between server and browser. */
export const SESSION_COOKIE = "sb-sesion-auth-token";

/** True for a cookie with a session, or a piece of one; others of the same name only belong to a sign-in under way. */
export const isSessionCookie = ({ name }: { name: string }): boolean =>
  name === SESSION_COOKIE || name.startsWith(`${SESSION_COOKIE}.`);

/** Set while a link is on its way that this browser has asked for. */
const isVerifierCookie = ({ name }: { name: string }): boolean =>
  name.startsWith(SESSION_COOKIE) && name.endsWith("-code-verifier");

type Cookie = { name: string; value: string };
type NewCookie = Cookie & { options: CookieOptions };

/** A link works for ten minutes; the library would keep what belongs to its request for more than a year. */
const VERIFIER_MAX_AGE_S = 15 * 60;

/** A browser counts as one that has asked for a link no longer than that link may work. */
const withItsLife = (cookie: NewCookie): NewCookie =>
  isVerifierCookie(cookie) && cookie.value !== ""
    ? { ...cookie, options: { ...cookie.options, maxAge: VERIFIER_MAX_AGE_S } }
    : cookie;

export type CookieJar = {
  getAll: () => Cookie[];
  setAll: (cookies: NewCookie[]) => void;
};

export type SessionClient = SupabaseClient<Database>;

export type SessionOptions = {
  jar: CookieJar;
  /** The visitor's own address, so that the limits on signing in count visitors and not this server. */
  clientAddress: string | null;
  knownClient?: string | undefined;
};

const TIMEOUT_MS = 5000;

/** The session is in cookies that no script can read; the profile of its user is not, since it is asked for anyway. */
const COOKIE_OPTIONS = { name: SESSION_COOKIE, path: "/", httpOnly: true, sameSite: "lax" } as const;

const SIGN_IN = /\/auth\/v1\//;

/** Names the visitor to sign-in alone: the embedded backend would count questions among those from outside. */
const fetchWith =
  (signInHeaders: Record<string, string>): typeof fetch =>
  (input, init) => {
    const ask = refuseUnmeant(requireSupabase().url);
    const url = input instanceof Request ? input.url : String(input);
    if (!SIGN_IN.test(url)) return ask(input, init);
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(signInHeaders)) headers.set(name, value);
    return ask(input, { ...init, headers });
  };

const sessionClientWith = (key: string, { jar }: SessionOptions, signInHeaders: Record<string, string>) =>
  createServerClient<Database>(requireSupabase().url, key, {
    cookies: { encode: "tokens-only", getAll: jar.getAll, setAll: (cookies) => jar.setAll(cookies.map(withItsLife)) },
    cookieOptions: COOKIE_OPTIONS,
    db: { timeout: TIMEOUT_MS, retry: false },
    global: { fetch: fetchWith(signInHeaders) },
  });

const forwarded = ({ clientAddress }: SessionOptions): Record<string, string> =>
  clientAddress ? { "X-Forwarded-For": clientAddress } : {};

export const createSessionClient = (options: SessionOptions): SessionClient =>
  sessionClientWith(requireSupabase().publishableKey, options, forwarded(options));

/** For asking for links, signing up and in, and nothing else: a hosted project believes `Sb-Forwarded-For` from the secret key alone.
 * With an open session the client acts as its user. */
export const createSignInClient = (options: SessionOptions): SessionClient =>
  sessionClientWith(requireSupabase().secretKey, options, {
    ...forwarded(options),
    ...(options.clientAddress ? { "Sb-Forwarded-For": options.clientAddress } : {}),
    ...(options.knownClient ? { [KNOWN_CLIENT_HEADER]: options.knownClient } : {}),
  });

/** True if the project refused (no such session, wrong password, too many tries), as opposed to not having answered. */
export const isRefusal = (error: AuthError): boolean =>
  isAuthSessionMissingError(error) || (isAuthApiError(error) && error.status < 500);

/** The code of a refusal, as the project names it; "unreachable" when it did not answer. */
export const refusalCode = (error: AuthError): string => (isRefusal(error) ? (error.code ?? "refused") : "unreachable");
