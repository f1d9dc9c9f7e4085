"use server";

import { redirect } from "next/navigation";
import { AUTH_MESSAGES } from "@/lib/auth/messages";
import { type AuthFormState, toLoginMode } from "@/lib/auth/model";
import { DEFAULT_RETURN_PATH, pathAfterSignIn, safeReturnPath } from "@/lib/auth/return-path";
import { addressSchema, refusedFields, signInSchema } from "@/lib/auth/schema";
import { type AuthProblem, LINK_PROBLEMS, mailSignInLink, signInByPassword } from "@/lib/auth/server/sign-in";
import { formOf } from "@/lib/forms/form-of";
import { formFailure } from "@/lib/forms/form-state";
import { textOf } from "@/lib/text/text-of";

/** The path that was asked for, by the address or by what the browser has stored; "" for none. */
const askedPath = (form: FormData): string =>
  safeReturnPath(form.get("redirect"), safeReturnPath(form.get("guardado"), ""));

const PASSWORD_PROBLEMS: Readonly<Record<AuthProblem, string>> = {
  refused: AUTH_MESSAGES.wrongPassword,
  "too-soon": AUTH_MESSAGES.tooManyPasswords,
  "too-many": AUTH_MESSAGES.tooManyPasswords,
  unreachable: AUTH_MESSAGES.notAuthenticated,
};

async function sendLink(email: string, form: FormData): Promise<AuthFormState> {
  const outcome = await mailSignInLink(email, askedPath(form) || DEFAULT_RETURN_PATH);
  return outcome === "sent" ? { kind: "sent", email } : formFailure(LINK_PROBLEMS[outcome], { email });
}

async function enter(email: string, password: string, form: FormData): Promise<AuthFormState> {
  const outcome = await signInByPassword(email, password);
  if (typeof outcome === "string") return formFailure(PASSWORD_PROBLEMS[outcome], { email });
  redirect(pathAfterSignIn(askedPath(form), outcome.isAdmin));
}

/** "Ingresar", in either mode. Next itself refuses a form that another site sends. */
export async function login(...sent: readonly unknown[]): Promise<AuthFormState> {
  const form = formOf(...sent);
  const typed = { email: textOf(form.get("email")) };
  if (toLoginMode(form.get("modo")) === "enlace") {
    const asked = addressSchema.safeParse(typed);
    return asked.success ? sendLink(asked.data.email, form) : refusedFields(asked.error, typed);
  }
  const parsed = signInSchema.safeParse({ ...typed, password: form.get("password") });
  return parsed.success ? enter(parsed.data.email, parsed.data.password, form) : refusedFields(parsed.error, typed);
}
