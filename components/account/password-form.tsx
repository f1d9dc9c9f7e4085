"use client";

import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { ProofFields } from "@/components/ui/form/proof-fields";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { AUTH_MESSAGES } from "@/lib/auth/messages";
import type { AuthFormAction, AuthFormState } from "@/lib/auth/model";
import { NewPasswordFields } from "./new-password-fields";

type PasswordFormProps = { action: AuthFormAction; first: AuthFormState | null; email: string; next: string };

export function PasswordForm({ action, first, email, next }: PasswordFormProps) {
  const form = useServerForm({ action, first, lost: AUTH_MESSAGES.passwordFailed });
  return (
    <Form of={form} noValidate className="grid gap-5">
      <FormAlert />
      <ProofFields />
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" defaultValue={email} autoComplete="username" readOnly hidden />
      <NewPasswordFields />
      <input type="hidden" name="next" value={next} />
      <SubmitButton look={{ className: "w-full" }} sending="Guardando…">
        Guardar contraseña
      </SubmitButton>
    </Form>
  );
}
