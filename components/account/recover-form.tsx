"use client";

import { AUTH_MESSAGES } from "@/lib/auth/messages";
import type { AuthAnswer, AuthFormAction } from "@/lib/auth/model";
import { EmailField, FormAlert, SubmitButton } from "./form-parts";
import { MailSent } from "./mail-sent";
import { useServerForm } from "./use-server-form";

type RecoverFormProps = { action: AuthFormAction; first: AuthAnswer | null; email: string };

/** Asks for a mail with a link to choose a new password. */
export function RecoverForm({ action, first, email }: RecoverFormProps) {
  const { answer, isSending, form } = useServerForm(action, first, AUTH_MESSAGES.linkNotSent);
  if (answer?.kind === "sent") return <MailSent title="Enlace enviado" email={answer.email} />;
  return (
    <form {...form} className="grid gap-5">
      <FormAlert message={answer?.kind === "failed" ? answer.message : null} />
      <EmailField defaultValue={answer?.email || email} />
      <SubmitButton isSending={isSending} sending="Enviando…">
        Enviarme el enlace
      </SubmitButton>
    </form>
  );
}
