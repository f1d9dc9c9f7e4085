"use client";

import { ChoiceField } from "@/components/ui/form/choice-field";
import { TextArea, TextField } from "@/components/ui/form/field";
import { Form, FormAlert, HoneypotField, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { REQUEST_MESSAGES } from "@/lib/requests/messages";
import { ARCO_DAYS, ARCO_KINDS, type ArcoAction, NAME_CHARACTERS, WORDS_CHARACTERS } from "@/lib/requests/model";

type ArcoFormProps = {
  action: ArcoAction;
  email: string | undefined;
};

export function ArcoForm({ action, email }: ArcoFormProps) {
  const form = useServerForm({ action, lost: REQUEST_MESSAGES.failed });
  if (form.state?.kind === "sent") {
    const { folio, email: recipient, isMailed } = form.state;
    return (
      <div role="status" className="rounded-card bg-open-soft px-5 py-4 text-open">
        <p className="font-semibold">Recibimos tu solicitud{folio && `: ${folio}`}</p>
        <p className="mt-1 wrap-anywhere">
          Te contestamos a {recipient} en un máximo de {ARCO_DAYS.answer} días hábiles.{" "}
          {isMailed
            ? "También te enviamos este folio por correo."
            : "Guarda este folio: hoy no lo enviamos por correo."}
        </p>
      </div>
    );
  }
  return (
    <Form of={form} className="grid max-w-narrow gap-4 rounded-card border border-line bg-card p-5">
      <FormAlert />
      <ChoiceField name="tipo" legend="¿Qué derecho quieres ejercer?" choices={ARCO_KINDS} required />
      <TextField name="nombre" label="Tu nombre" required autoComplete="name" maxCharacters={NAME_CHARACTERS} />
      <TextField
        name="correo"
        label="Tu correo"
        hint={email ? "El de tu cuenta: ahí te contestamos." : "Ahí te contestamos."}
        type="email"
        required
        readOnly={email !== undefined}
        autoComplete="email"
        defaultValue={email}
      />
      <TextArea
        name="datos"
        label="¿Qué datos son y qué pides?"
        hint="Para corregir un dato, escribe el correcto. No mandes aquí identificaciones: si hacen falta, te las pedimos."
        rows={5}
        required
        maxCharacters={WORDS_CHARACTERS}
      />
      <TextField
        name="negocio"
        label="Enlace de la página del negocio"
        hint="Si se trata de un negocio del directorio."
        isOptional
        inputMode="url"
        autoComplete="off"
      />
      <HoneypotField />
      <SubmitButton sending="Enviando…">Enviar solicitud</SubmitButton>
    </Form>
  );
}
