"use server";

import { redirect } from "next/navigation";
import { authAnswer } from "@/lib/auth/answer";
import { AUTH_MESSAGES } from "@/lib/auth/messages";
import type { AuthAnswer } from "@/lib/auth/model";
import { returnPathOfLink, safeReturnPath } from "@/lib/auth/return-path";
import { LINK_TYPES, type LinkType, signInByLink } from "@/lib/auth/sign-in";
import { routes } from "@/lib/routes";
import { siteUrl } from "@/lib/site-url";
import { textOf } from "@/lib/text-of";

/** Where each kind of link leads when the mail does not say. */
const defaultPath = (type: LinkType): string | undefined => {
  // After a change of address the former password has ended.
  return type === "recovery" || type === "email_change" ? routes.choosePassword() : undefined;
};

/** Uses the link of a mail up and opens the session. */
export async function confirm(form: FormData): Promise<AuthAnswer> {
  const type = LINK_TYPES.find((each) => each === form.get("type"));
  const failed = (message: string) => authAnswer.keep({ kind: "failed", message, email: "" });
  if (!type) return failed(AUTH_MESSAGES.notAuthenticated);
  const outcome = await signInByLink(type, textOf(form.get("token_hash")));
  if (outcome === "refused") return failed(`${AUTH_MESSAGES.notAuthenticated} ${AUTH_MESSAGES.usedLink}`);
  if (outcome === "too-many") return failed(AUTH_MESSAGES.tooMany);
  if (outcome === "unreachable") return failed(AUTH_MESSAGES.notAuthenticated);
  const fallback = safeReturnPath(form.get("guardado"), defaultPath(type));
  redirect(returnPathOfLink(form.get("redirect_to"), siteUrl(), fallback));
}
