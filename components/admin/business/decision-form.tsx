"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { showToast } from "@/lib/browser/toasts";
import type { FormAction } from "@/lib/forms/form-state";
import { DECISIONS, type Decided, type Decision } from "@/lib/review/decision";

type DecisionFormProps = {
  decide: FormAction<Decided>;
  /** Sends it without scripts. */
  native: (form: FormData) => void;
  businessId: string;
  decision: Decision;
  label?: string;
  isDisabled?: boolean;
  look: "default" | "outline" | "link";
  onDecided: (decision: string, text: string) => void;
  children?: ReactNode;
};

export function DecisionForm(props: DecisionFormProps) {
  const { decide, native, businessId, decision, isDisabled, look, onDecided, children } = props;
  const { label, done, failed } = DECISIONS[decision];
  const router = useRouter();
  const form = useServerForm<Decided>({
    ...{ action: decide, native },
    lost: failed,
    onState(state) {
      if (state.kind === "decided" && state.decision) {
        showToast({ title: done, text: "" });
        onDecided(state.decision, done);
      }
      router.refresh();
    },
  });
  return (
    <Form of={form} className="grid gap-3">
      <input type="hidden" name="negocio" value={businessId} />
      <input type="hidden" name="decision" value={decision} />
      {children}
      <SubmitButton
        sending="Guardando…"
        disabled={isDisabled}
        look={{ variant: look, size: "sm", className: look === "link" ? "text-error" : undefined }}
      >
        {props.label ?? label}
      </SubmitButton>
      <FormAlert />
    </Form>
  );
}
