"use client";

import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction, FormState } from "@/lib/forms/form-state";
import { Key } from "../shortcuts";
import { ReasonFields } from "./reason-fields";

type DecisionFormProps = { action: FormAction; first: FormState | null; fields: Readonly<Record<string, string>> };

/** The three answers to a registration. */
export function DecisionForm({ action, first, fields }: DecisionFormProps) {
  const form = useServerForm({ action, first, lost: ACTION_MESSAGES.failed });
  return (
    <Form of={form} aria-label="Decidir" className="grid gap-4">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormAlert />
      <div>
        <SubmitButton name="decision" value="aprobar" sending="Guardando…" aria-keyshortcuts="a">
          Aprobar <Key name="a" />
        </SubmitButton>
      </div>
      <ReasonFields label="Motivo, para rechazar o pedir cambios" />
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="decision" value="pedir_cambios" sending="Guardando…" look={{ variant: "outline" }}>
          Pedir cambios
        </SubmitButton>
        <SubmitButton
          name="decision"
          value="rechazar"
          sending="Guardando…"
          look={{ variant: "outline", className: "text-error!" }}
        >
          Rechazar <Key name="r" />
        </SubmitButton>
      </div>
    </Form>
  );
}
