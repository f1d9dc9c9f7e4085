"use server";

import { AUTH_MESSAGES } from "@/lib/auth/messages";
import type { AuthFormState } from "@/lib/auth/model";
import { safeReturnPath } from "@/lib/auth/return-path";
import { emailSchema, newPasswordSchema, problemOf } from "@/lib/auth/schema";
import { createAccountSlot } from "@/lib/auth/server/form-slots";
import { type AuthProblem, signUp } from "@/lib/auth/server/sign-in";
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

async function trySignUp(form: FormData): Promise<AuthFormState> {
  const typed = textOf(form.get("email"));
  const failed = (message: string) => formFailure(message, { email: typed });
  if (typed === "") return failed(AUTH_MESSAGES.missingFields);
  const password = newPasswordSchema.safeParse({
    password: form.get("password"),
    confirmation: form.get("confirmation"),
  });
  if (!password.success) return failed(problemOf(password.error));
  const email = emailSchema.safeParse(typed);
  if (!email.success) return failed(problemOf(email.error));

  // What was typed before the address is confirmed counts for nothing, so that it could be anybody's: the mail's link
  // leads to where its owner chooses the password.
  const outcome = await signUp(email.data, password.data, routes.choosePassword(safeReturnPath(form.get("next"))));
  return outcome === "sent" ? { kind: "sent", email: email.data } : failed(PROBLEMS[outcome]);
}

/** "Crear cuenta". The response is the same for an address that has an account already. */
export async function createAccount(sent: unknown): Promise<AuthFormState> {
  return createAccountSlot.keep(await trySignUp(formOf(sent)));
}
