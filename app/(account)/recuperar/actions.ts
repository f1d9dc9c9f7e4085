"use server";

import { authAnswer } from "@/lib/auth/answer";
import { AUTH_MESSAGES } from "@/lib/auth/messages";
import type { AuthAnswer } from "@/lib/auth/model";
import { emailSchema, problemOf } from "@/lib/auth/schema";
import { mailRecoveryLink } from "@/lib/auth/sign-in";
import { textOf } from "@/lib/text-of";

async function answerRecovery(form: FormData): Promise<AuthAnswer> {
  const parsed = emailSchema.safeParse(form.get("email"));
  if (!parsed.success) return { kind: "failed", message: problemOf(parsed.error), email: textOf(form.get("email")) };
  const outcome = await mailRecoveryLink(parsed.data);
  if (outcome === "sent") return { kind: "sent", email: parsed.data };
  const message = outcome === "too-many" ? AUTH_MESSAGES.tooMany : AUTH_MESSAGES.linkNotSent;
  return { kind: "failed", message, email: parsed.data };
}

/** Asks for a link to choose a password. The answer is the same for an address without an account. */
export async function recover(form: FormData): Promise<AuthAnswer> {
  return authAnswer.keep(await answerRecovery(form));
}
