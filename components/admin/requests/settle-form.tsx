"use client";

import type { ReactNode } from "react";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction, FormState } from "@/lib/forms/form-state";

type SettleFormProps = {
  settle: FormAction;
  /** State that came with the page; of another form where these fields are others. */
  first: FormState | null;
  fields: Readonly<Record<string, string>>;
  button: string;
  isDestructive?: boolean;
  children: ReactNode;
};

export function SettleForm({ settle, first, fields, button, isDestructive = false, children }: SettleFormProps) {
  const isOwn = first !== null && Object.entries(fields).every(([name, value]) => first.values[name] === value);
  const form = useServerForm({ action: settle, first: isOwn ? first : null, lost: ACTION_MESSAGES.failed });
  return (
    <Form of={form} className="grid gap-3">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormAlert />
      {children}
      <div>
        <SubmitButton
          look={{ variant: isDestructive ? "link" : "secondary", size: "sm" }}
          style={isDestructive ? { color: "var(--color-error)" } : undefined}
          sending="Guardando…"
        >
          {button}
        </SubmitButton>
      </div>
    </Form>
  );
}
