"use server";

import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { textOf } from "@/lib/auth/model";
import { safeReturnPath } from "@/lib/auth/return-path";
import { signInByCode, signInByTokens } from "@/lib/auth/sign-in";
import { getViewer } from "@/lib/auth/viewer";
import { isVerifierCookie } from "@/lib/supabase/session";

/** Exchanges the code for a session and goes on; returns when that did not work, or not yet. */
export async function finishByCode(form: FormData): Promise<void> {
  const path = safeReturnPath(form.get("redirect"));
  // An earlier try may have worked, and only its answer been lost.
  const isSignedIn = (await getViewer()) !== null;
  if (isSignedIn || typeof (await signInByCode(textOf(form.get("code")))) !== "string") redirect(path);
}

/**
 * The last resort: a session in the address itself. Anybody can write such an address, so it is believed only in a browser
 * that has asked for a link: otherwise a stranger could make a visitor work in the stranger's own account.
 */
export async function finishByTokens(form: FormData): Promise<void> {
  const hasAsked = (await cookies()).getAll().some(isVerifierCookie);
  if (!hasAsked) return;
  const outcome = await signInByTokens(textOf(form.get("access_token")), textOf(form.get("refresh_token")));
  if (typeof outcome !== "string") redirect(safeReturnPath(form.get("redirect")));
}
