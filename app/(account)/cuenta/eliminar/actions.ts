"use server";

import { redirect } from "next/navigation";
import { authAnswer } from "@/lib/auth/answer";
import { deleteAccount } from "@/lib/auth/delete-account";
import { AUTH_MESSAGES, DELETION_WORD } from "@/lib/auth/messages";
import type { AuthAnswer } from "@/lib/auth/model";
import { requireViewer } from "@/lib/auth/viewer";
import { showChanges } from "@/lib/changes/show-changes";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text-of";

export async function removeAccount(form: FormData): Promise<AuthAnswer> {
  const viewer = await requireViewer(routes.deleteAccount());
  const failed = (message: string) => authAnswer.keep({ kind: "failed", message, email: "" });
  if (textOf(form.get("confirmacion")).toUpperCase() !== DELETION_WORD) return failed(AUTH_MESSAGES.notTyped);
  if (!(await deleteAccount(viewer.id))) return failed(AUTH_MESSAGES.deletionFailed);
  await showChanges();
  redirect(routes.login({ aviso: "eliminada" }));
}
