"use client";

import { AUTH_MESSAGES } from "@/lib/auth/messages";
import type { AuthAnswer, AuthFormAction } from "@/lib/auth/model";
import { FormAlert, SubmitButton } from "./form-parts";
import { NewPasswordFields } from "./new-password-fields";
import { useServerForm } from "./use-server-form";

type PasswordFormProps = { action: AuthFormAction; first: AuthAnswer | null; email: string; next: string };

/** Choosing a password, the first or another one. */
export function PasswordForm({ action, first, email, next }: PasswordFormProps) {
  const { answer, isSending, form } = useServerForm(action, first, AUTH_MESSAGES.passwordFailed);
  return (
    <form {...form} noValidate className="grid gap-5">
      <FormAlert message={answer?.kind === "failed" ? answer.message : null} />
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" defaultValue={email} autoComplete="username" readOnly hidden />
      <NewPasswordFields />
      <input type="hidden" name="next" value={next} />
      <SubmitButton isSending={isSending} sending="Guardando…">
        Guardar contraseña
      </SubmitButton>
    </form>
  );
}
