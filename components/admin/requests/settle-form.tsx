"use client";

import type { ReactNode } from "react";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";
import { Unfolding } from "./unfolding";

type SettleFormProps = {
  /** Below which it opens. */
  label?: string;
  settle: FormAction;
  fields: Readonly<Record<string, string>>;
  button: string;
  isDestructive?: boolean;
  children: ReactNode;
};

export function SettleForm({ label, settle, fields, button, isDestructive = false, children }: SettleFormProps) {
  const form = useServerForm({ action: settle, lost: ACTION_MESSAGES.failed });
  const element = (
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
  return label === undefined ? (
    element
  ) : (
    <Unfolding label={label} isDestructive={isDestructive} isOpen={form.carried !== null}>
      {element}
    </Unfolding>
  );
}
