import type { ReactNode } from "react";
import { ActionForm } from "@/components/ui/form/action-form";
import { TextField } from "@/components/ui/form/field";
import { SubmitButton } from "@/components/ui/form/form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";

type ReasonFormProps = {
  action: FormAction;
  fields: Readonly<Record<string, string>>;
  summary: string;
  hint: ReactNode;
  label: string;
  maxCharacters: number;
};

export const ReasonForm = ({ action, fields, summary, hint, label, maxCharacters }: ReasonFormProps) => (
  <details>
    <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-error text-sm underline">
      {summary}
    </summary>
    <ActionForm action={action} lost={ACTION_MESSAGES.failed} fields={fields} className="mt-2 grid max-w-narrow gap-3">
      <TextField name="motivo" label="Motivo" hint={hint} required maxCharacters={maxCharacters} />
      <SubmitButton look={{ variant: "outline", size: "sm", className: "text-error" }} sending="Guardando…">
        {label}
      </SubmitButton>
    </ActionForm>
  </details>
);
