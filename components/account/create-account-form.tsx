"use client";

import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { AUTH_MESSAGES } from "@/lib/auth/messages";
import type { AuthFormAction, AuthFormState } from "@/lib/auth/model";
import { EmailField } from "./email-field";
import { MailSent } from "./mail-sent";
import { NewPasswordFields } from "./new-password-fields";

type CreateAccountFormProps = { action: AuthFormAction; first: AuthFormState | null; email: string; next: string };

/** An e-mail and a password, typed twice; then a mail is on its way. */
export function CreateAccountForm({ action, first, email, next }: CreateAccountFormProps) {
  const form = useServerForm({ action, first, lost: AUTH_MESSAGES.accountFailed });
  if (form.state?.kind === "sent") {
    return (
      <MailSent title={AUTH_MESSAGES.checkMail} email={form.state.email}>
        <p className="mt-2 text-sm">
          Si ya tenías una cuenta con este correo, no cambió nada: ingresa con ella como siempre.
        </p>
      </MailSent>
    );
  }
  return (
    // What is missing is said in our words, not in the browser's.
    <Form of={form} noValidate className="grid gap-5">
      <FormAlert />
      <EmailField defaultValue={email} />
      <NewPasswordFields />
      <input type="hidden" name="next" value={next} />
      <SubmitButton look={{ className: "w-full" }} sending="Creando…">
        Crear cuenta
      </SubmitButton>
    </Form>
  );
}
