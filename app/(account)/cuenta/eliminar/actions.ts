"use server";

import { redirect } from "next/navigation";
import { AUTH_MESSAGES, DELETION_WORD } from "@/lib/auth/messages";
import type { AuthFormState } from "@/lib/auth/model";
import { deleteAccount } from "@/lib/auth/server/delete-account";
import { deleteAccountSlot } from "@/lib/auth/server/form-slots";
import { requireViewer } from "@/lib/auth/server/viewer";
import { showChanges } from "@/lib/changes/server/show-changes";
import { formFailure } from "@/lib/forms/form-state";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";

export async function removeAccount(form: FormData): Promise<AuthFormState> {
  const viewer = await requireViewer(routes.deleteAccount());
  const failed = (message: string) => deleteAccountSlot.keep(formFailure(message));
  if (textOf(form.get("confirmacion")).toUpperCase() !== DELETION_WORD) return failed(AUTH_MESSAGES.notTyped);
  if (!(await deleteAccount(viewer.id))) return failed(AUTH_MESSAGES.deletionFailed);
  await showChanges();
  redirect(routes.login({ aviso: "eliminada" }));
}
