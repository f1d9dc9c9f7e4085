import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { connection } from "next/server";
import { cache } from "react";
import { sessionClient } from "@/lib/auth/server/session-client";
import { signingSecret } from "@/lib/env";
import { siteCookies } from "@/lib/http/server/site-cookies";
import { routes } from "@/lib/routes";
import { publicClient } from "@/lib/supabase/public";
import { isSessionCookie } from "@/lib/supabase/session";
import { LINK_LIFE_MINUTES } from "../messages";
import type { Viewer, ViewerWithChange } from "../model";
import { askViewer } from "./ask-viewer";
import { readViewer, VIEWER_HEADER } from "./viewer-header";

/** Viewer as proxy.ts has found out; the project is asked where it was not in between. */
const findViewer = cache(async (): Promise<ViewerWithChange | null> => {
  // A viewer belongs to one request, and to no page that is made ahead of it.
  await connection();
  const all = siteCookies(await cookies()).getAll();
  if (!all.some(isSessionCookie)) return null;
  const known = await readViewer((await headers()).get(VIEWER_HEADER), all, signingSecret());
  return known === undefined ? askViewer(await sessionClient()) : known;
});

/** Returns the viewer of a living session, or null. @throws without an answer: an outage signs nobody out. */
export const getViewer = async (): Promise<Viewer | null> => findViewer();

/** The address that the account of whoever is signed in is about to have, as long as the links for it work; or null. */
export async function getPendingEmail(now: Date): Promise<string | null> {
  const pending = (await findViewer())?.pendingEmail;
  const isAlive = pending && now.getTime() - Date.parse(pending.sentAt) < LINK_LIFE_MINUTES * 60_000;
  return isAlive ? pending.address : null;
}

/** Returns the viewer; leads others to sign in and back. @param returnTo the page's path, with its query. */
export async function requireViewer(returnTo: string): Promise<Viewer> {
  return (await getViewer()) ?? redirect(routes.login({ redirect: returnTo }));
}

const BEARER = /^Bearer (\S+)$/i;

/** Viewer by session cookie or access token; a refused token is nobody, whatever the cookie. @throws when the project is silent. */
export async function getRequestViewer({ headers }: Request): Promise<Viewer | null> {
  const token = BEARER.exec(headers.get("authorization") ?? "")?.[1];
  if (!token) return headers.has("cookie") ? getViewer() : null;
  return askViewer(publicClient(), token);
}
