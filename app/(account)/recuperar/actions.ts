"use server";

import type { AuthFormState } from "@/lib/auth/model";
import { addressSchema, refusedFields } from "@/lib/auth/schema";
import { LINK_PROBLEMS, mailRecoveryLink } from "@/lib/auth/server/sign-in";
import { formOf } from "@/lib/forms/form-of";
import { formFailure } from "@/lib/forms/form-state";
import { textOf } from "@/lib/text/text-of";

/** Asks for a link to choose a password. The response is the same for an address without an account. */
export async function recover(...sent: readonly unknown[]): Promise<AuthFormState> {
  const typed = { email: textOf(formOf(...sent).get("email")) };
  const parsed = addressSchema.safeParse(typed);
  if (!parsed.success) return refusedFields(parsed.error, typed);
  const { email } = parsed.data;
  const outcome = await mailRecoveryLink(email);
  return outcome === "sent" ? { kind: "sent", email } : formFailure(LINK_PROBLEMS[outcome], { email });
}
