"use server";

import { AUTH_MESSAGES } from "@/lib/auth/messages";
import type { AuthFormState } from "@/lib/auth/model";
import { emailSchema, problemOf, refusedEmail } from "@/lib/auth/schema";
import { recoverSlot } from "@/lib/auth/server/form-slots";
import { type AuthProblem, mailRecoveryLink } from "@/lib/auth/server/sign-in";
import { formOf } from "@/lib/forms/form-of";
import { formFailure } from "@/lib/forms/form-state";
import { textOf } from "@/lib/text/text-of";

const PROBLEMS: Readonly<Record<AuthProblem, string>> = {
  refused: AUTH_MESSAGES.linkNotSent,
  "too-soon": AUTH_MESSAGES.tooSoon,
  "too-many": AUTH_MESSAGES.tooMany,
  unreachable: AUTH_MESSAGES.linkNotSent,
};

async function tryRecovery(form: FormData): Promise<AuthFormState> {
  const parsed = emailSchema.safeParse(form.get("email"));
  if (!parsed.success) return refusedEmail(problemOf(parsed.error), textOf(form.get("email")));
  const outcome = await mailRecoveryLink(parsed.data);
  const email = parsed.data;
  return outcome === "sent" ? { kind: "sent", email } : formFailure(PROBLEMS[outcome], { email });
}

/** Asks for a link to choose a password. The response is the same for an address without an account. */
export async function recover(sent: unknown): Promise<AuthFormState> {
  return recoverSlot.keep(await tryRecovery(formOf(sent)));
}
