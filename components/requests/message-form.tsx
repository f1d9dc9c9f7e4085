"use client";

import { TextArea, TextField } from "@/components/ui/form/field";
import { Form, FormAlert, HoneypotField, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { REQUEST_MESSAGES } from "@/lib/requests/messages";
import { type MessageAction, NAME_CHARACTERS, WORDS_CHARACTERS } from "@/lib/requests/model";

type MessageFormProps = {
  action: MessageAction;
  email?: string | undefined;
};

export function MessageForm({ action, email }: MessageFormProps) {
  const form = useServerForm({ action, lost: REQUEST_MESSAGES.failed });
  if (form.state?.kind === "sent") {
    return (
      <p role="status" className="rounded-card bg-open-soft px-5 py-4 text-open">
        Gracias, recibimos tu mensaje.{" "}
        {form.state.isMailed ? "Te enviamos una copia y te contestamos a tu correo." : "Te contestamos a tu correo."}
      </p>
    );
  }
  return (
    <Form of={form} className="grid gap-4">
      <FormAlert />
      <TextField name="nombre" label="Tu nombre" required autoComplete="name" maxCharacters={NAME_CHARACTERS} />
      <TextField
        name="correo"
        label="Tu correo"
        hint="Aquí te contestamos."
        type="email"
        required
        autoComplete="email"
        defaultValue={email}
      />
      <TextArea name="mensaje" label="Mensaje" rows={5} required maxCharacters={WORDS_CHARACTERS} />
      <HoneypotField />
      <SubmitButton sending="Enviando…">Enviar mensaje</SubmitButton>
    </Form>
  );
}
