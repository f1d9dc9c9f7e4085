"use server";

import type { AuthFormState } from "@/lib/auth/model";
import { emailSchema, problemOf, refusedEmail } from "@/lib/auth/schema";
import { recoverSlot } from "@/lib/auth/server/form-slots";
import { LINK_PROBLEMS, mailRecoveryLink } from "@/lib/auth/server/sign-in";
import { formOf } from "@/lib/forms/form-of";
import { formFailure } from "@/lib/forms/form-state";
import { textOf } from "@/lib/text/text-of";

async function tryRecovery(form: FormData): Promise<AuthFormState> {
  const parsed = emailSchema.safeParse(form.get("email"));
  if (!parsed.success) return refusedEmail(problemOf(parsed.error), textOf(form.get("email")));
  const outcome = await mailRecoveryLink(parsed.data);
  const email = parsed.data;
  return outcome === "sent" ? { kind: "sent", email } : formFailure(LINK_PROBLEMS[outcome], { email });
}

/** Asks for a link to choose a password. The response is the same for an address without an account. */
export async function recover(sent: unknown): Promise<AuthFormState> {
  return recoverSlot.keep(await tryRecovery(formOf(sent)));
}
