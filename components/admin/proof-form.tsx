"use client";

import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { ProofFields } from "@/components/ui/form/proof-fields";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction, FormFailure } from "@/lib/forms/form-state";

export function ProofForm({ action, initialState }: { action: FormAction; initialState: FormFailure }) {
  const form = useServerForm({ action, initialState, lost: ACTION_MESSAGES.failed });
  return (
    <Form of={form} noValidate className="mt-4 grid max-w-narrow gap-4">
      <FormAlert />
      <ProofFields />
      <div>
        <SubmitButton sending="Confirmando…">Confirmar</SubmitButton>
      </div>
    </Form>
  );
}
