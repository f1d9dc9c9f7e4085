"use client";

import { type ReactNode, useId } from "react";
import { TextField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { ProofFields } from "@/components/ui/form/proof-fields";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";

type AccountFormProps = {
  action: FormAction;
  title: string;
  children: ReactNode;
  hint?: string;
  submit: string;
  sending: string;
};

export function AccountForm({ action, title, children, hint, submit, sending }: AccountFormProps) {
  const form = useServerForm({ action, lost: ACTION_MESSAGES.failed });
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-card p-[min(1.25rem,5vw)]"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="text-ink-soft">{children}</p>
      <Form of={form} noValidate className="grid gap-4">
        <FormAlert />
        <ProofFields />
        <TextField
          name="email"
          label="Correo"
          type="email"
          autoComplete="off"
          spellCheck={false}
          required
          {...(hint && { hint })}
        />
        <div>
          <SubmitButton sending={sending}>{submit}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
