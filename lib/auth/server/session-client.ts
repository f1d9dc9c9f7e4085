import "server-only";
import { cookies, headers } from "next/headers";
import { env } from "@/lib/env";
import { clientAddress } from "@/lib/http/client-address";
import { KNOWN_CLIENT_COOKIE } from "@/lib/http/known-client";
import { siteCookies } from "@/lib/http/server/site-cookies";
import { type CookieJar, createSessionClient, type SessionClient } from "@/lib/supabase/session";

/** The visitor's address, as the gateway or the hosting platform says. */
export const addressOf = (requestHeaders: Headers): string | null =>
  clientAddress(requestHeaders.get("x-forwarded-for"), null, env().trustedProxies);

export async function sessionClient(): Promise<SessionClient> {
  const store = siteCookies(await cookies());
  const jar: CookieJar = {
    getAll: store.getAll,
    setAll(all) {
      try {
        for (const { name, value, options } of all) store.set(name, value, options);
      } catch {
        // A page cannot set cookies. proxy.ts has renewed the session before it, so there is nothing to keep.
      }
    },
  };
  return createSessionClient({
    jar,
    knownClient: store.get(KNOWN_CLIENT_COOKIE),
    clientAddress: addressOf(await headers()),
  });
}
