"use client";

import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { AUTH_MESSAGES } from "@/lib/auth/messages";
import type { AuthFormAction } from "@/lib/auth/model";
import { EmailField } from "./email-field";
import { MailSent } from "./mail-sent";

type RecoverFormProps = { action: AuthFormAction; email: string };

export function RecoverForm({ action, email }: RecoverFormProps) {
  const form = useServerForm({ action, lost: AUTH_MESSAGES.linkNotSent });
  if (form.state?.kind === "sent") return <MailSent title="Enlace enviado" email={form.state.email} />;
  return (
    <Form of={form} noValidate className="grid gap-5">
      <FormAlert />
      <EmailField defaultValue={email} />
      <SubmitButton look={{ className: "w-full" }} sending="Enviando…">
        Enviarme el enlace
      </SubmitButton>
    </Form>
  );
}
