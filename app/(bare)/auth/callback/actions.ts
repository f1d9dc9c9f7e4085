"use server";

import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { pathAfterSignIn, safeReturnPath } from "@/lib/auth/return-path";
import { signInByCode, signInByTokens } from "@/lib/auth/server/sign-in";
import { getViewer } from "@/lib/auth/server/viewer";
import { formOf } from "@/lib/forms/form-of";
import { routes } from "@/lib/routes";
import { isVerifierCookie } from "@/lib/supabase/session";
import { textOf } from "@/lib/text/text-of";

/** Exchanges the code for a session. The path to go on to; null when that did not work, or not yet. */
export async function finishByCode(sent: unknown): Promise<string | null> {
  const form = formOf(sent);
  // An earlier try may have worked, and only its response been lost.
  const signedIn = (await getViewer()) ?? (await signInByCode(textOf(form.get("code"))));
  return typeof signedIn === "string"
    ? null
    : pathAfterSignIn(safeReturnPath(form.get("redirect"), ""), signedIn.isAdmin);
}

/** The same for a browser without JavaScript. */
export async function continueByCode(sent: unknown): Promise<void> {
  const form = formOf(sent);
  redirect(
    (await finishByCode(form)) ?? routes.login({ redirect: safeReturnPath(form.get("redirect"), ""), aviso: "enlace" }),
  );
}

/**
 * The last resort: a session in the address itself. Anybody can write such an address, so it is believed only in a browser
 * that has asked for a link: otherwise a stranger could make a visitor work in the stranger's own account.
 */
export async function finishByTokens(sent: unknown): Promise<string | null> {
  const form = formOf(sent);
  const hasAsked = (await cookies()).getAll().some(isVerifierCookie);
  if (!hasAsked) return null;
  const outcome = await signInByTokens(textOf(form.get("access_token")), textOf(form.get("refresh_token")));
  return typeof outcome === "string"
    ? null
    : pathAfterSignIn(safeReturnPath(form.get("redirect"), ""), outcome.isAdmin);
}
