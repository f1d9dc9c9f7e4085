import "server-only";
import { createHash } from "node:crypto";
import { cookies } from "next/headers";
import { env, signingKeys } from "@/lib/env";
import { KNOWN_CLIENT_COOKIE, KNOWN_CLIENT_LIFE_S, signKnownClient } from "@/lib/http/known-client";
import { siteCookies } from "@/lib/http/server/site-cookies";
import { SESSION_COOKIE } from "@/lib/supabase/session";
import { HINT_COOKIE, LEFT_HINT, SESSION_MAX_AGE_S, type SessionHint } from "../session-hint";

const HINT_MARK_CHARACTERS = 8;

export function hintFor(userId: string, hint: SessionHint): string {
  const mark = createHash("sha256").update(userId).digest("hex").slice(0, HINT_MARK_CHARACTERS);
  return `${hint}.${mark}`;
}

async function writeHint(hint: string): Promise<void> {
  siteCookies(await cookies()).set(HINT_COOKIE, hint, { httpOnly: false, maxAge: SESSION_MAX_AGE_S });
}

export const setHint = (userId: string, isAdmin: boolean): Promise<void> =>
  writeHint(hintFor(userId, isAdmin && env().isAdminLinkShown ? "admin" : "1"));

/** Makes this a browser that the account knows: see lib/http/known-client.ts. */
export async function rememberClient(userId: string): Promise<void> {
  const token = await signKnownClient(userId, signingKeys());
  siteCookies(await cookies()).set(KNOWN_CLIENT_COOKIE, token, { maxAge: KNOWN_CLIENT_LIFE_S });
}

export const forgetClient = async (): Promise<void> => siteCookies(await cookies()).delete(KNOWN_CLIENT_COOKIE);

/** Takes from the browser whatever says that somebody is signed in, even if the project could not be told. */
export async function forgetSession(): Promise<void> {
  const store = siteCookies(await cookies());
  for (const { name } of store.getAll()) {
    if (name.startsWith(SESSION_COOKIE) || name === HINT_COOKIE) store.delete(name);
  }
}

export async function leaveBrowser(): Promise<void> {
  await forgetSession();
  await writeHint(LEFT_HINT);
}
