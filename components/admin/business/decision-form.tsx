"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { showToast } from "@/components/ui/toast-queue";
import type { FormAction } from "@/lib/forms/form-state";
import type { Saved } from "@/lib/moderation/edit-model";
import { PAGE_DECISIONS, type PageDecision } from "@/lib/moderation/page-decisions";

type DecisionFormProps = {
  decide: FormAction<Saved>;
  businessId: string;
  decision: PageDecision;
  label: string;
  isDisabled?: boolean;
  look: "default" | "outline" | "link";
  /** Fields of its own. */
  children?: ReactNode;
};

/** One decision on one business. */
export function DecisionForm({ decide, businessId, decision, label, isDisabled, look, children }: DecisionFormProps) {
  const router = useRouter();
  const form = useServerForm<Saved>({
    action: decide,
    first: null,
    lost: PAGE_DECISIONS[decision].failed,
    onState(state) {
      if (state.kind === "saved") showToast({ title: state.title, text: state.text });
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
        {label}
      </SubmitButton>
      <FormAlert />
    </Form>
  );
}
