"use client";

import { AUTH_MESSAGES } from "@/lib/auth/messages";
import type { AuthFormAction } from "@/lib/auth/model";
import { EmailField, FormAlert, SubmitButton } from "./form-parts";
import { MailSent } from "./mail-sent";
import { useServerForm } from "./use-server-form";

export function RecoverForm({ action, email }: { action: AuthFormAction; email: string }) {
  const { state, isSending, form } = useServerForm(action, AUTH_MESSAGES.linkNotSent);
  if (state.kind === "sent") return <MailSent title="Enlace enviado" email={state.email} />;
  return (
    <form {...form} className="grid gap-5">
      <FormAlert message={state.kind === "failed" ? state.message : null} />
      <EmailField defaultValue={(state.kind === "failed" && state.email) || email} />
      <SubmitButton isSending={isSending} sending="Enviando…">
        Enviarme el enlace
      </SubmitButton>
    </form>
  );
}
