"use client";

import { useState } from "react";
import { ChoiceField } from "@/components/ui/form/choice-field";
import { TextArea, TextField } from "@/components/ui/form/field";
import { Form, FormAlert, HoneypotField, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import {
  MAX_REPORT_CHARACTERS,
  MAX_SUGGESTION_CHARACTERS,
  REPORT_MESSAGES,
  REPORT_REASONS,
  type ReportAction,
  suggestionOf,
} from "@/lib/reports/model";

type ReportFormProps = {
  action: ReportAction;
};

const ANY_SUGGESTION = {
  label: "¿Cuál es el dato correcto?",
  hint: "El teléfono, la dirección, el horario o el enlace de la página repetida.",
};

export function ReportForm({ action }: ReportFormProps) {
  const form = useServerForm({ action, lost: REPORT_MESSAGES.failed });
  const [reason, setReason] = useState<string>();
  if (form.state?.kind === "sent") {
    return (
      <p role="status" className="mt-2 rounded-card bg-open-soft px-5 py-4 text-open">
        Gracias, recibimos tu reporte. Lo revisaremos para corregir la página.
      </p>
    );
  }
  const suggestion = suggestionOf(reason);
  return (
    <Form
      of={form}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === "motivo") setReason(target.value);
      }}
      className="mt-2 grid max-w-narrow gap-4 rounded-card border border-line bg-card p-5"
    >
      <FormAlert />
      <ChoiceField name="motivo" legend="¿Qué está mal?" choices={REPORT_REASONS} required />
      {suggestion !== null && (
        <TextField
          name="sugerencia"
          isOptional
          maxCharacters={MAX_SUGGESTION_CHARACTERS}
          autoComplete="off"
          {...(suggestion ?? ANY_SUGGESTION)}
        />
      )}
      <TextArea
        name="detalle"
        label={
          <>
            Cuéntanos más <span className="font-normal text-ink-soft">(opcional, salvo en «Otro problema»)</span>
          </>
        }
        rows={4}
        maxCharacters={MAX_REPORT_CHARACTERS}
      />
      <TextField
        name="correo"
        label="Tu correo, para avisarte"
        isOptional
        type="email"
        autoComplete="email"
        hint="Solo para decirte qué pasó: lo borramos con la respuesta."
      />
      <HoneypotField />
      <p className="text-ink-soft text-sm">No pedimos ni guardamos quién eres.</p>
      <SubmitButton look={{ variant: "secondary" }} sending="Enviando…">
        Enviar reporte
      </SubmitButton>
    </Form>
  );
}
