"use client";

import type { ReactNode } from "react";
import { BeforeAndAfter } from "@/components/businesses/before-and-after";
import { CheckboxField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import type { RevisionChange } from "@/lib/moderation/revision-diff";
import { Key } from "../shortcuts";
import { DecisionHead } from "./decision-head";
import { ReasonSheet } from "./reason-sheet";
import { type DecisionProps, useDecision } from "./use-decision";

type RevisionFormProps = DecisionProps & { title: ReactNode; changes: readonly RevisionChange[]; children: ReactNode };

/** What would change, field by field, each to be accepted or not. */
export function RevisionForm({ title, changes, children, ...decision }: RevisionFormProps) {
  const { form, sheet, isReasonMissing } = useDecision(decision);
  return (
    <Form of={form} aria-label="Decidir los cambios" className="contents">
      {Object.entries(decision.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DecisionHead title={title}>
        <ReasonSheet
          sheet={sheet}
          isOpen={isReasonMissing}
          title="¿Por qué no se publica?"
          label="Motivo de lo que no se publica"
        >
          <SubmitButton name="decision" value="aceptar" sending="Guardando…" look={{ variant: "outline" }}>
            Publicar lo marcado
          </SubmitButton>
          <SubmitButton
            name="decision"
            value="rechazar"
            sending="Guardando…"
            look={{ variant: "outline", className: "text-error" }}
          >
            Rechazar todo
          </SubmitButton>
        </ReasonSheet>
        <SubmitButton name="decision" value="aceptar" sending="Guardando…" aria-keyshortcuts="a">
          Publicar lo marcado <Key name="a" />
        </SubmitButton>
      </DecisionHead>
      <FormAlert />
      {children}
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
    </Form>
  );
}
