import "server-only";
import { createServerClient } from "@supabase/ssr";
import { type AuthError, isAuthApiError, isAuthSessionMissingError, type SupabaseClient } from "@supabase/supabase-js";
import { requireSupabase } from "@/lib/env";
import type { Database } from "./database.types";

/** Fixed: without a name the library would make one of the project's host, which differs between server and browser. */
export const SESSION_COOKIE = "sb-sesion-auth-token";

type Cookie = { name: string; value: string };
type NewCookie = Cookie & { options: object };

/** Where a session is kept: the cookies of a request, and those of its answer. */
export type CookieJar = {
  getAll: () => Cookie[];
  setAll: (cookies: NewCookie[]) => void;
};

export type SessionClient = SupabaseClient<Database>;

export type SessionOptions = {
  jar: CookieJar;
  /** The visitor came over https. */
  isSecure: boolean;
  /** The visitor's own address, so that the limits on signing in count visitors and not this server. */
  clientAddress: string | null;
};

const TIMEOUT_MS = 5000;

/** The session is in cookies that no script can read; the profile of its user is not, since it is asked for anyway. */
const cookieOptions = (isSecure: boolean) =>
  ({ name: SESSION_COOKIE, path: "/", httpOnly: true, sameSite: "lax", secure: isSecure }) as const;

const sessionClientWith = (key: string, { jar, isSecure }: SessionOptions, headers: Record<string, string>) =>
  createServerClient<Database>(requireSupabase().url, key, {
    cookies: { encode: "tokens-only", getAll: jar.getAll, setAll: (cookies) => jar.setAll(cookies) },
    cookieOptions: cookieOptions(isSecure),
    db: { timeout: TIMEOUT_MS, retry: false },
    global: { headers },
  });

const forwarded = (address: string | null): Record<string, string> => (address ? { "X-Forwarded-For": address } : {});

/** The project as the visitor of a request, with the session of the request's cookies. */
export const createSessionClient = (options: SessionOptions): SessionClient =>
  sessionClientWith(requireSupabase().publishableKey, options, forwarded(options.clientAddress));

/**
 * Whether the project refused (there is no such session, the password is wrong, too many tries), as opposed to not having
 * answered at all.
 */
export const isRefusal = (error: AuthError): boolean =>
  isAuthSessionMissingError(error) || (isAuthApiError(error) && error.status < 500);
