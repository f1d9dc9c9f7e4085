"use server";

import { AUTH_MESSAGES } from "@/lib/auth/messages";
import { type AuthFormState, textOf } from "@/lib/auth/model";
import { emailSchema, problemOf } from "@/lib/auth/schema";
import { mailRecoveryLink } from "@/lib/auth/sign-in";

/** Asks for a link to choose a password. The answer is the same for an address without an account. */
export async function recover(_previous: AuthFormState, form: FormData): Promise<AuthFormState> {
  const parsed = emailSchema.safeParse(form.get("email"));
  if (!parsed.success) return { kind: "failed", message: problemOf(parsed.error), email: textOf(form.get("email")) };
  const outcome = await mailRecoveryLink(parsed.data);
  if (outcome === "sent") return { kind: "sent", email: parsed.data };
  const message = outcome === "too-many" ? AUTH_MESSAGES.tooMany : AUTH_MESSAGES.linkNotSent;
  return { kind: "failed", message, email: parsed.data };
}
