"use server";

import { AUTH_MESSAGES } from "@/lib/auth/messages";
import type { AuthFormState } from "@/lib/auth/model";
import { LINK_PROBLEMS } from "@/lib/auth/server/sign-in";
import { formFailure } from "@/lib/forms/form-state";
import { mailWayIn, readRegistered } from "@/lib/registration/server/registered";

export async function sendAgain(): Promise<AuthFormState> {
  const registered = await readRegistered();
  if (!registered?.email) return formFailure(AUTH_MESSAGES.linkNotSent);
  const { email, id } = registered;
  const outcome = await mailWayIn(email, id);
  return outcome === "sent" ? { kind: "sent", email } : formFailure(LINK_PROBLEMS[outcome]);
}
