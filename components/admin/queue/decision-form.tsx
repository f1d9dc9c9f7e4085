"use client";

import type { ReactNode } from "react";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { Key } from "../shortcuts";
import { DecisionHead } from "./decision-head";
import { ReasonSheet } from "./reason-sheet";
import { type DecisionProps, useDecision } from "./use-decision";

type DecisionFormProps = DecisionProps & { title: ReactNode; children: ReactNode };

/** The three answers to a registration, around what is decided on. */
export function DecisionForm({ title, children, ...decision }: DecisionFormProps) {
  const { form, sheet, isReasonMissing } = useDecision(decision);
  return (
    <Form of={form} aria-label="Decidir" className="contents">
      {Object.entries(decision.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DecisionHead title={title}>
        <ReasonSheet
          sheet={sheet}
          isOpen={isReasonMissing}
          title="¿Por qué no se publica?"
          label="Motivo, para rechazar o pedir cambios"
        >
          <SubmitButton name="decision" value="pedir_cambios" sending="Guardando…" look={{ variant: "outline" }}>
            Pedir cambios
          </SubmitButton>
          <SubmitButton
            name="decision"
            value="rechazar"
            sending="Guardando…"
            look={{ variant: "outline", className: "text-error" }}
          >
            Rechazar
          </SubmitButton>
        </ReasonSheet>
        <SubmitButton name="decision" value="aprobar" sending="Guardando…" aria-keyshortcuts="a">
          Aprobar <Key name="a" />
        </SubmitButton>
      </DecisionHead>
      <FormAlert />
      {children}
    </Form>
  );
}
