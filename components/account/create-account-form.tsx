"use client";

import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { AUTH_MESSAGES } from "@/lib/auth/messages";
import type { AuthFormAction } from "@/lib/auth/model";
import { EmailField } from "./email-field";
import { MailSent } from "./mail-sent";

type CreateAccountFormProps = { action: AuthFormAction; email: string; next: string };

export function CreateAccountForm({ action, email, next }: CreateAccountFormProps) {
  const form = useServerForm({ action, lost: AUTH_MESSAGES.accountFailed });
  if (form.state?.kind === "sent") {
    return (
      <MailSent title={AUTH_MESSAGES.checkMail} email={form.state.email}>
        <p className="mt-2 text-sm">
          Ábrelo y elige tu contraseña. Si ya tenías una cuenta con este correo, no cambió nada: el enlace también
          entra.
        </p>
      </MailSent>
    );
  }
  return (
    // Missing fields are named in our words, not in the browser's.
    <Form of={form} noValidate className="grid gap-5">
      <FormAlert />
      <EmailField defaultValue={email} />
      <input type="hidden" name="next" value={next} />
      <SubmitButton look={{ className: "w-full" }} sending="Creando…">
        Crear cuenta
      </SubmitButton>
    </Form>
  );
}
