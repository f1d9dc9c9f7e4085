"use client";

import { AUTH_MESSAGES } from "@/lib/auth/messages";
import type { AuthAnswer, AuthFormAction } from "@/lib/auth/model";
import { EmailField, FormAlert, SubmitButton } from "./form-parts";
import { MailSent } from "./mail-sent";
import { NewPasswordFields } from "./new-password-fields";
import { useServerForm } from "./use-server-form";

type CreateAccountFormProps = { action: AuthFormAction; first: AuthAnswer | null; email: string; next: string };

/** An e-mail and a password, typed twice; then a mail is on its way. */
export function CreateAccountForm({ action, first, email, next }: CreateAccountFormProps) {
  const { answer, isSending, form } = useServerForm(action, first, AUTH_MESSAGES.accountFailed);
  if (answer?.kind === "sent") {
    return (
      <MailSent title={AUTH_MESSAGES.checkMail} email={answer.email}>
        <p className="mt-2 text-sm">
          Si ya tenías una cuenta con este correo, no cambió nada: ingresa con ella como siempre.
        </p>
      </MailSent>
    );
  }
  return (
    // What is missing is said in our words, not in the browser's.
    <form {...form} noValidate className="grid gap-5">
      <FormAlert message={answer?.kind === "failed" ? answer.message : null} />
      <EmailField defaultValue={answer?.email || email} />
      <NewPasswordFields />
      <input type="hidden" name="next" value={next} />
      <SubmitButton isSending={isSending} sending="Creando…">
        Crear cuenta
      </SubmitButton>
    </form>
  );
}
