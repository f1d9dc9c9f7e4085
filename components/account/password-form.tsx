"use client";

import { TextField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { ProofFields } from "@/components/ui/form/proof-fields";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { AUTH_MESSAGES } from "@/lib/auth/messages";
import type { AuthFormAction, AuthFormState } from "@/lib/auth/model";

function NewPasswordFields() {
  const common = { type: "password", autoComplete: "new-password", required: true, minLength: 8 } as const;
  return (
    <>
      <TextField name="password" label="Contraseña" hint="Al menos 8 caracteres." {...common} />
      <TextField name="confirmation" label="Confirma la contraseña" {...common} />
    </>
  );
}

type PasswordFormProps = {
  action: AuthFormAction;
  initialState: AuthFormState | null;
  email: string;
  next: string;
};

export function PasswordForm({ action, initialState, email, next }: PasswordFormProps) {
  const form = useServerForm({ action, initialState, lost: AUTH_MESSAGES.passwordFailed });
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
