"use client";

import { ChoiceField } from "@/components/ui/form/choice-field";
import { TextArea } from "@/components/ui/form/field";
import { Form, FormAlert, HoneypotField, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import {
  HONEYPOT_FIELD,
  MAX_REPORT_CHARACTERS,
  REPORT_MESSAGES,
  REPORT_REASONS,
  type ReportAction,
  type ReportFormState,
} from "@/lib/reports/model";

type ReportFormProps = {
  action: ReportAction;
  /** The state that came with the page. */
  first?: ReportFormState | null;
};

/** Says what is wrong with a listing. */
export function ReportForm({ action, first = null }: ReportFormProps) {
  const form = useServerForm({ action, first, lost: REPORT_MESSAGES.failed });
  if (form.state?.kind === "sent") {
    return (
      <p role="status" className="mt-2 rounded-card bg-open-soft px-5 py-4 text-open">
        Gracias, recibimos tu reporte. Lo revisaremos para corregir la página.
      </p>
    );
  }
  return (
    <Form of={form} className="mt-2 grid max-w-narrow gap-4 rounded-card border border-line bg-white p-5">
      <FormAlert />
      <ChoiceField name="motivo" legend="¿Qué está mal?" choices={REPORT_REASONS} required />
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
      <HoneypotField name={HONEYPOT_FIELD} />
      <p className="text-ink-soft text-sm">No pedimos ni guardamos quién eres.</p>
      <SubmitButton look={{ variant: "secondary" }} sending="Enviando…">
        Enviar reporte
      </SubmitButton>
    </Form>
  );
}
