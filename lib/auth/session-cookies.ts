import "server-only";
import { cookies, headers } from "next/headers";
import { env } from "@/lib/env";
import { SESSION_COOKIE } from "@/lib/supabase/session";
import { originOf } from "./session-client";
import { HINT_COOKIE, SESSION_MAX_AGE_S, type SessionHint } from "./session-hint";

/** Tells the header's links that somebody is signed in. */
export async function setHint(isAdmin: boolean): Promise<void> {
  const hint: SessionHint = isAdmin && env().isAdminLinkShown ? "admin" : "1";
  const { isSecure } = originOf(await headers());
  (await cookies()).set(HINT_COOKIE, hint, {
    path: "/",
    sameSite: "lax",
    secure: isSecure,
    maxAge: SESSION_MAX_AGE_S,
  });
}

/** Takes from the browser whatever says that somebody is signed in, even if the project could not be told. */
export async function forgetSession(): Promise<void> {
  const store = await cookies();
  for (const { name } of store.getAll()) {
    if (name.startsWith(SESSION_COOKIE) || name === HINT_COOKIE) store.delete(name);
  }
}
