import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";

type SettleButtonProps = {
  label: string;
  /** Of what, for who does not see where it stands. */
  of: string;
  settle: FormAction;
  fields: Readonly<Record<string, string>>;
};

/** One tap that settles something. */
export function SettleButton({ label, of, settle, fields }: SettleButtonProps) {
  return (
    <ActionForm action={settle} lost={ACTION_MESSAGES.failed} fields={fields}>
      <SubmitButton look={{ variant: "outline", size: "sm" }} sending="Guardando…">
        {label}
        <span className="sr-only">: {of}</span>
      </SubmitButton>
    </ActionForm>
  );
}
