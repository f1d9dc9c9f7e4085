"use server";

import { redirect } from "next/navigation";
import { authAnswer } from "@/lib/auth/answer";
import type { AuthAnswer } from "@/lib/auth/model";
import { setPassword } from "@/lib/auth/password";
import { safeReturnPath } from "@/lib/auth/return-path";
import { newPasswordSchema, problemOf } from "@/lib/auth/schema";
import { requireViewer } from "@/lib/auth/viewer";
import { routes } from "@/lib/routes";

export async function choosePassword(form: FormData): Promise<AuthAnswer> {
  const next = safeReturnPath(form.get("next"));
  await requireViewer(routes.choosePassword(next));
  const parsed = newPasswordSchema.safeParse({
    password: form.get("password"),
    confirmation: form.get("confirmation"),
  });
  const problem = parsed.success ? await setPassword(parsed.data) : problemOf(parsed.error);
  if (problem !== null) {
    return authAnswer.keep({ kind: "failed", message: problem, email: "" });
  }
  redirect(next === routes.account() ? routes.account("contrasena") : next);
}
