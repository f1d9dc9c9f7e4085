import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { connection } from "next/server";
import { cache } from "react";
import { isAdministrator } from "@/lib/auth/server/account";
import { sessionClient } from "@/lib/auth/server/session-client";
import { routes } from "@/lib/routes";
import { isRefusal, isSessionCookie } from "@/lib/supabase/session";
import { LINK_LIFE_MINUTES } from "../messages";

/** Who is signed in: somebody whose e-mail is confirmed. */
export type Viewer = { id: string; email: string; isAdmin: boolean };

/** The project is asked once per request. */
const getUser = cache(async () => {
  // Who somebody is belongs to one request, and to no page that is made ahead of it.
  await connection();
  if (!(await cookies()).getAll().some(isSessionCookie)) return null;
  const { data, error } = await (await sessionClient()).auth.getUser();
  if (error && !isRefusal(error)) throw error;
  return data.user;
});

/**
 * Who is signed in, or null: a session that was ended elsewhere, or whose user is gone, counts no more.
 * @throws when the project does not answer: nobody is signed out by an outage.
 */
export const getViewer = cache(async (): Promise<Viewer | null> => {
  const user = await getUser();
  if (!user?.email || !user.email_confirmed_at) return null;
  return { id: user.id, email: user.email.toLowerCase(), isAdmin: await isAdministrator(user.id) };
});

/** The address that the account of whoever is signed in is about to have, as long as the links for it work; or null. */
export async function getPendingEmail(now: Date): Promise<string | null> {
  const { new_email, email_change_sent_at } = (await getUser()) ?? {};
  const isAlive = now.getTime() - Date.parse(email_change_sent_at ?? "") < LINK_LIFE_MINUTES * 60_000;
  return (isAlive && new_email) || null;
}

/**
 * Who is signed in; anybody else is led to sign in and then back.
 * @param returnTo the path of this page, with its query.
 */
export async function requireViewer(returnTo: string): Promise<Viewer> {
  return (await getViewer()) ?? redirect(routes.login({ redirect: returnTo }));
}
