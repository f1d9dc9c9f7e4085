"use client";

import { BeforeAndAfter } from "@/components/businesses/before-and-after";
import { CheckboxField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction, FormState } from "@/lib/forms/form-state";
import type { RevisionChange } from "@/lib/moderation/revision-diff";
import { Key } from "../shortcuts";
import { ReasonFields } from "./reason-fields";

type RevisionFormProps = {
  action: FormAction;
  first: FormState | null;
  fields: Readonly<Record<string, string>>;
  changes: readonly RevisionChange[];
};

/** What would change, field by field, each to be accepted or not. */
export function RevisionForm({ action, first, fields, changes }: RevisionFormProps) {
  const form = useServerForm({ action, first, lost: ACTION_MESSAGES.failed });
  return (
    <Form of={form} aria-label="Decidir los cambios" className="grid gap-4">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset>
        <legend className="font-semibold">Cambios: lo que marques se publica</legend>
        <ul className="mt-2 grid gap-3">
          {changes.map((change) => (
            <li key={change.field} className="rounded-field border border-line px-4 py-2">
              <CheckboxField name="campo" value={change.field} defaultChecked label={<strong>{change.label}</strong>} />
              <BeforeAndAfter change={change} />
            </li>
          ))}
        </ul>
      </fieldset>
      <FormAlert />
      <div>
        <SubmitButton name="decision" value="aceptar" sending="Guardando…" aria-keyshortcuts="a">
          Publicar lo marcado <Key name="a" />
        </SubmitButton>
      </div>
      <ReasonFields label="Motivo de lo que no se publica" />
      <div>
        <SubmitButton
          name="decision"
          value="rechazar"
          sending="Guardando…"
          look={{ variant: "outline", className: "text-error!" }}
        >
          Rechazar todo <Key name="r" />
        </SubmitButton>
      </div>
    </Form>
  );
}
