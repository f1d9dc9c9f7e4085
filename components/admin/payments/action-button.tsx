import type { ReactNode } from "react";
import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";

type ActionButtonProps = {
  action: FormAction;
  fields: Readonly<Record<string, string>>;
  label: ReactNode;
};

export const ActionButton = ({ action, fields, label }: ActionButtonProps) => (
  <ActionForm action={action} lost={ACTION_MESSAGES.failed} fields={fields}>
    <SubmitButton look={{ variant: "outline", size: "sm", className: "wrap-anywhere" }} sending="Guardando…">
      {label}
    </SubmitButton>
  </ActionForm>
);
