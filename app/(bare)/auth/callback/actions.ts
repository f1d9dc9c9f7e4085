"use server";

import { redirect } from "next/navigation";
import { pathAfterSignIn, safeReturnPath } from "@/lib/auth/return-path";
import { signInByCode } from "@/lib/auth/server/sign-in";
import { getViewer } from "@/lib/auth/server/viewer";
import { formOf } from "@/lib/forms/form-of";
import { routes } from "@/lib/routes";
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

/** Continues for a browser without JavaScript. */
export async function continueByCode(sent: unknown): Promise<void> {
  const form = formOf(sent);
  redirect(
    (await finishByCode(form)) ?? routes.login({ redirect: safeReturnPath(form.get("redirect"), ""), aviso: "enlace" }),
  );
}
