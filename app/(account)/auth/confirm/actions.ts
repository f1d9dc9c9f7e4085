"use server";

import { redirect } from "next/navigation";
import { AUTH_MESSAGES } from "@/lib/auth/messages";
import type { AuthFormState } from "@/lib/auth/model";
import { pathAfterSignIn, returnPathOfLink, safeReturnPath } from "@/lib/auth/return-path";
import { type AuthProblem, confirmEmailChange, SIGN_IN_LINKS, signInByLink } from "@/lib/auth/server/sign-in";
import { formOf } from "@/lib/forms/form-of";
import { formFailure } from "@/lib/forms/form-state";
import { log } from "@/lib/log";
import { acceptBusiness } from "@/lib/owner/server/accept-business";
import { forgetRegistered, readRegistered } from "@/lib/registration/server/registered";
import { routes } from "@/lib/routes";
import { siteUrl } from "@/lib/site-url";
import { textOf } from "@/lib/text/text-of";

const PROBLEMS: Readonly<Record<AuthProblem, string>> = {
  refused: `${AUTH_MESSAGES.notAuthenticated} ${AUTH_MESSAGES.usedLink}`,
  "too-soon": AUTH_MESSAGES.tooMany,
  "too-many": AUTH_MESSAGES.tooMany,
  unreachable: AUTH_MESSAGES.notAuthenticated,
};

/** Accepts a business that this browser registered, for the reader of its mail; the panel asks otherwise. */
async function acceptRegistered(person: string): Promise<void> {
  const registered = await readRegistered();
  if (!registered?.email) return;
  await acceptBusiness(person, registered.id).catch((error: unknown) =>
    log.error({ error }, "a business was not accepted"),
  );
  await forgetRegistered();
}

export async function confirm(...sent: readonly unknown[]): Promise<AuthFormState> {
  const form = formOf(...sent);
  const tokenHash = textOf(form.get("token_hash"));
  if (form.get("type") === "email_change") {
    const outcome = await confirmEmailChange(tokenHash);
    if (outcome === "half") return { kind: "half" };
    if (outcome === "changed") redirect(routes.login({ aviso: "correo" }));
    return formFailure(PROBLEMS[outcome]);
  }
  const type = SIGN_IN_LINKS.find((each) => each === form.get("type"));
  if (!type) return formFailure(AUTH_MESSAGES.notAuthenticated);
  const outcome = await signInByLink(type, tokenHash);
  if (typeof outcome === "string") return formFailure(PROBLEMS[outcome]);
  await acceptRegistered(outcome.userId);
  // A recovery without a path leads to choosing the password.
  const fallback = safeReturnPath(form.get("guardado"), type === "recovery" ? routes.choosePassword() : undefined);
  redirect(pathAfterSignIn(returnPathOfLink(form.get("redirect_to"), siteUrl(), fallback), outcome.isAdmin));
}
