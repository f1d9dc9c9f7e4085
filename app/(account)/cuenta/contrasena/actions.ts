"use server";

import { redirect } from "next/navigation";
import type { AuthFormState } from "@/lib/auth/model";
import { safeReturnPath } from "@/lib/auth/return-path";
import { newPasswordSchema, problemOf } from "@/lib/auth/schema";
import { passwordSlot } from "@/lib/auth/server/form-slots";
import { setPassword } from "@/lib/auth/server/password";
import { requireViewer } from "@/lib/auth/server/viewer";
import { formFailure } from "@/lib/forms/form-state";
import { routes } from "@/lib/routes";

export async function choosePassword(form: FormData): Promise<AuthFormState> {
  const next = safeReturnPath(form.get("next"));
  await requireViewer(routes.choosePassword(next));
  const parsed = newPasswordSchema.safeParse({
    password: form.get("password"),
    confirmation: form.get("confirmation"),
  });
  const problem = parsed.success ? await setPassword(parsed.data) : problemOf(parsed.error);
  if (problem !== null) return passwordSlot.keep(formFailure(problem));
  redirect(next === routes.account() ? routes.account("contrasena") : next);
}
