"use client";

import type { ReactNode } from "react";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { cn } from "@/lib/cn";
import type { FormAction } from "@/lib/forms/form-state";
import { HiddenFields } from "../hidden-fields";

type SettleFormProps = {
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
      <HiddenFields of={fields} />
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

type UnfoldingProps = { label: string; isDestructive?: boolean; isOpen?: boolean; children: ReactNode };

function Unfolding({ label, isDestructive = false, isOpen = false, children }: UnfoldingProps) {
  return (
    <details open={isOpen} className="min-w-0">
      <summary
        className={cn("text-link inline-flex min-h-11 cursor-pointer items-center", isDestructive && "text-error")}
      >
        {label}
      </summary>
      <div className="mt-2 mb-4">{children}</div>
    </details>
  );
}
