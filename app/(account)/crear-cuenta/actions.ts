"use server";

import { AUTH_MESSAGES } from "@/lib/auth/messages";
import type { AuthFormState } from "@/lib/auth/model";
import { safeReturnPath } from "@/lib/auth/return-path";
import { newAccountSchema, refusedFields } from "@/lib/auth/schema";
import { type AuthProblem, mailSignInLink } from "@/lib/auth/server/sign-in";
import { formOf } from "@/lib/forms/form-of";
import { formFailure } from "@/lib/forms/form-state";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";

const PROBLEMS: Readonly<Record<AuthProblem, string>> = {
  refused: AUTH_MESSAGES.accountFailed,
  "too-soon": AUTH_MESSAGES.tooSoon,
  "too-many": `${AUTH_MESSAGES.accountFailed}. ${AUTH_MESSAGES.tooMany}`,
  unreachable: AUTH_MESSAGES.accountFailed,
};

/** "Crear cuenta". The response is the same for an address that has an account already. */
export async function createAccount(...sent: readonly unknown[]): Promise<AuthFormState> {
  const form = formOf(...sent);
  const typed = textOf(form.get("email"));
  const parsed = newAccountSchema.safeParse({ email: typed });
  if (!parsed.success) return refusedFields(parsed.error, { email: typed });
  const { email } = parsed.data;
  // A password is chosen where the link leads: one that is typed before anybody has shown whose the address is counts for nothing.
  const outcome = await mailSignInLink(email, routes.choosePassword(safeReturnPath(form.get("next"))));
  return outcome === "sent" ? { kind: "sent", email } : formFailure(PROBLEMS[outcome], { email: typed });
}
