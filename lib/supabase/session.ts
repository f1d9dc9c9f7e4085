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
  clientAddress: string | null;
  knownClient?: string | undefined;
};

const TIMEOUT_MS = 5000;

/** The session is in cookies that no script can read; the profile of its user is not, since it is asked for anyway. */
const COOKIE_OPTIONS = { name: SESSION_COOKIE, path: "/", httpOnly: true, sameSite: "lax" } as const;

const SIGN_IN = /\/auth\/v1\//;
const REFRESH = /\/auth\/v1\/token\?grant_type=refresh_token/;

/** A hosted project believes `Sb-Forwarded-For` from the secret key alone, the embedded backend `X-Forwarded-For` from this server. */
const visitorHeaders = ({ clientAddress, knownClient }: SessionOptions): Record<string, string> => ({
  ...(clientAddress ? { "X-Forwarded-For": clientAddress, "Sb-Forwarded-For": clientAddress } : {}),
  ...(knownClient ? { [KNOWN_CLIENT_HEADER]: knownClient } : {}),
});

/** Asks sign-in with the secret key, so that its limits count visitors and not this server. */
const askSignIn = (options: SessionOptions, address: string, init?: RequestInit): Promise<Response> => {
  const { url, publishableKey, secretKey } = requireSupabase();
  const headers = new Headers(init?.headers);
  headers.set("apikey", secretKey);
  if (headers.get("authorization") === `Bearer ${publishableKey}`) headers.set("authorization", `Bearer ${secretKey}`);
  for (const [name, value] of Object.entries(visitorHeaders(options))) headers.set(name, value);
  return refuseUnmeant(url)(address, { ...init, headers });
};

/** A status that the library neither repeats for half a minute, as it does 503, nor takes for a refusal. */
const noAnswer = (): Response => Response.json({ message: "the session could not be renewed" }, { status: 599 });

/** A client with the rights of the session in the jar; without one, of a visitor. While a session cannot be renewed (no answer, "too
 * many", 429, or at the same moment, 409) the jar keeps it, and tables are not asked: they would answer as to a visitor. */
export function createSessionClient(options: SessionOptions): SessionClient {
  let isStuck = false;
  const ask: typeof fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (REFRESH.test(address)) {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await askSignIn(options, address, { ...init, signal }).catch(noAnswer);
      isStuck = [409, 429].includes(response.status) || response.status >= 500;
      return isStuck ? noAnswer() : response;
    }
    if (SIGN_IN.test(address)) {
      isStuck = false;
      return askSignIn(options, address, init);
    }
    return isStuck ? noAnswer() : refuseUnmeant(requireSupabase().url)(input, init);
  };
  return createServerClient<Database>(requireSupabase().url, requireSupabase().publishableKey, {
    cookies: {
      encode: "tokens-only",
      getAll: options.jar.getAll,
      setAll(cookies) {
        if (!isStuck) options.jar.setAll(cookies.map(withItsLife));
      },
    },
    cookieOptions: COOKIE_OPTIONS,
    db: { timeout: TIMEOUT_MS, retry: false },
    global: { fetch: ask },
  });
}

/** True if the project refused (no such session, wrong password, too many tries), as opposed to not having answered. */
export const isRefusal = (error: AuthError): boolean =>
  isAuthSessionMissingError(error) || (isAuthApiError(error) && error.status < 500);

/** The code of a refusal, as the project names it; "unreachable" when it did not answer. */
export const refusalCode = (error: AuthError): string => (isRefusal(error) ? (error.code ?? "refused") : "unreachable");
