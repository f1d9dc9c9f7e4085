"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import type { FormAction } from "@/lib/forms/form-state";
import { EDIT_MESSAGES } from "@/lib/moderation/edit-messages";

/** What comes of a decision: the table, where it can be undone. */
type Decided = { kind: "decided"; path: string };

type DecisionFormProps = {
  decide: FormAction<Decided>;
  businessId: string;
  decision: string;
  label: string;
  isDisabled?: boolean;
  look: "default" | "outline" | "link";
  /** Fields of its own. */
  children?: ReactNode;
};

/** One decision on one business. */
export function DecisionForm({ decide, businessId, decision, label, isDisabled, look, children }: DecisionFormProps) {
  const router = useRouter();
  const form = useServerForm<Decided>({
    action: decide,
    first: null,
    lost: EDIT_MESSAGES.failed,
    onState: (state) => state.kind === "decided" && router.push(state.path),
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
