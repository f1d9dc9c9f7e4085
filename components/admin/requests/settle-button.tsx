import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";
import { Key } from "../shortcuts";

type SettleButtonProps = {
  label: string;
  of: string;
  settle: FormAction;
  fields: Readonly<Record<string, string>>;
  shortcut?: string;
};

export function SettleButton({ label, of, settle, fields, shortcut }: SettleButtonProps) {
  return (
    <ActionForm action={settle} lost={ACTION_MESSAGES.failed} fields={fields}>
      <SubmitButton look={shortcut ? {} : { variant: "outline" }} sending="Guardando…" aria-keyshortcuts={shortcut}>
        {label}
        {shortcut && <Key name={shortcut} />}
        <span className="sr-only">: {of}</span>
      </SubmitButton>
    </ActionForm>
  );
}
