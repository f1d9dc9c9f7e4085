"use client";

import { type ReactNode, useRef } from "react";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";
import { HiddenFields } from "../hidden-fields";
import { Key } from "../shortcuts";
import { ReasonSheet } from "./reason-sheet";

type Answer = readonly [value: string, words: string];

type DecisionFormProps = {
  title: ReactNode;
  action: FormAction;
  fields: Readonly<Record<string, string>>;
  label: string;
  reasonLabel: string;
  /** Answers in the order in which they stand: the two that need a reason, and the one that does not. */
  answers: { half: Answer; no: Answer; yes: Answer };
  children: ReactNode;
};

/** A decision with a sheet for its reason, which closes when something else is wrong than the reason. */
export function DecisionForm(props: DecisionFormProps) {
  const { title, action, fields, label, reasonLabel, children } = props;
  const { half, no, yes } = props.answers;
  const sheet = useRef<HTMLDialogElement>(null);
  const form = useServerForm({
    action,
    lost: ACTION_MESSAGES.failed,
    onState: (state) => state.errors.motivo || sheet.current?.close(),
  });
  return (
    <Form of={form} aria-label={label} className="contents">
      <HiddenFields of={fields} />
      <DecisionHead title={title}>
        <ReasonSheet sheet={sheet} isOpen={form.carried?.errors.motivo !== undefined} label={reasonLabel}>
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

/** The answers where the thumb is: a bar at the bottom of a phone's screen; beside the name, which stays, on wide ones. */
export const DecisionHead = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className="z-10 md:sticky md:top-0 md:-mx-5 md:-mt-5 md:flex md:min-h-16 md:flex-wrap md:items-center md:justify-between md:gap-x-4 md:rounded-t-card md:border-line md:border-b md:bg-card md:px-5 md:py-2">
    {title}
    <section
      aria-label="Decidir"
      data-decision-bar
      className="flex items-center gap-2 max-md:fixed max-md:flex-wrap max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:min-h-[calc(4rem+env(safe-area-inset-bottom))] max-md:border-line max-md:border-t max-md:bg-card max-md:pb-[env(safe-area-inset-bottom)] max-md:px-4 max-md:[&>*]:flex-1 max-md:[&>:last-child]:flex-2 max-md:[&_.button]:px-3 max-md:[&_.button]:py-1 max-md:[&_.button]:leading-5 [&>form>button]:w-full"
    >
      {children}
    </section>
  </div>
);
