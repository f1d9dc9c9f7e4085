"use client";

import { TextField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { ProofFields } from "@/components/ui/form/proof-fields";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";

type InvitationFormProps = { businessId: string; invite: FormAction };

export function InvitationForm({ businessId, invite }: InvitationFormProps) {
  const form = useServerForm({ action: invite, lost: ACTION_MESSAGES.failed });
  return (
    <Form of={form} noValidate className="mt-4 grid gap-3">
      <FormAlert />
      <ProofFields />
      <input type="hidden" name={BUSINESS_ID_FIELD} value={businessId} />
      <TextField
        name="email"
        label="Correo de quien te ayuda"
        type="email"
        autoComplete="off"
        spellCheck={false}
        required
        hint="Le escribimos. Entra con ese correo y acepta en «Mi negocio»."
      />
      <div>
        <SubmitButton look={{ variant: "outline", size: "sm" }} sending="Invitando…">
          Invitar
        </SubmitButton>
      </div>
    </Form>
  );
}
