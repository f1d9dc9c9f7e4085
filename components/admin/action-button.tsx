import type { ComponentProps, ReactNode } from "react";
import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";
import { Key } from "./shortcuts";

type ActionButtonProps = Pick<ComponentProps<typeof SubmitButton>, "look"> & {
  action: FormAction;
  fields: Readonly<Record<string, string>>;
  /** Its subject, for screen readers. */
  of?: string;
  sending?: string;
  shortcut?: string;
  className?: string;
  children: ReactNode;
};

export function ActionButton(props: ActionButtonProps) {
  const {
    action,
    fields,
    of,
    look = { variant: "outline" },
    sending = "Guardando…",
    shortcut,
    className,
    children,
  } = props;
  return (
    <ActionForm action={action} lost={ACTION_MESSAGES.failed} fields={fields} className={className}>
      <SubmitButton look={look} sending={sending} aria-keyshortcuts={shortcut}>
        {children}
        {shortcut && <Key name={shortcut} />}
        {of && <span className="sr-only">: {of}</span>}
      </SubmitButton>
    </ActionForm>
  );
}
