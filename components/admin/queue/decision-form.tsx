"use client";

import type { ReactNode } from "react";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { Key } from "../shortcuts";
import { DecisionHead } from "./decision-head";
import { ReasonSheet } from "./reason-sheet";
import { type DecisionProps, useDecision } from "./use-decision";

type Answer = readonly [value: string, words: string];

type DecisionFormProps = DecisionProps & {
  title: ReactNode;
  label: string;
  reasonLabel: string;
  /** Answers in the order in which they stand: the two that need a reason, and the one that does not. */
  answers: { half: Answer; no: Answer; yes: Answer };
  children: ReactNode;
};

export function DecisionForm({ title, label, reasonLabel, answers, children, ...decision }: DecisionFormProps) {
  const { form, sheet, isReasonMissing } = useDecision(decision);
  const { half, no, yes } = answers;
  return (
    <Form of={form} aria-label={label} className="contents">
      {Object.entries(decision.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DecisionHead title={title}>
        <ReasonSheet sheet={sheet} isOpen={isReasonMissing} title="¿Por qué no se publica?" label={reasonLabel}>
          <SubmitButton name="decision" value={half[0]} sending="Guardando…" look={{ variant: "outline" }}>
            {half[1]}
          </SubmitButton>
          <SubmitButton
            name="decision"
            value={no[0]}
            sending="Guardando…"
            look={{ variant: "outline", className: "text-error" }}
          >
            {no[1]}
          </SubmitButton>
        </ReasonSheet>
        <SubmitButton name="decision" value={yes[0]} sending="Guardando…" aria-keyshortcuts="a">
          {yes[1]} <Key name="a" />
        </SubmitButton>
      </DecisionHead>
      <FormAlert />
      {children}
    </Form>
  );
}
