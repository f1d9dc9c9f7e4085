"use client";

import { TextField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { ProofFields } from "@/components/ui/form/proof-fields";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { AUTH_MESSAGES, DELETION_WORD } from "@/lib/auth/messages";
import type { AuthFormAction } from "@/lib/auth/model";

/** Deleting takes typing a word: nobody does that by a slip. */
export function DeleteAccountForm({ action }: { action: AuthFormAction }) {
  const form = useServerForm({ action, lost: AUTH_MESSAGES.deletionFailed });
  return (
    <Form of={form} noValidate className="mt-6 grid gap-5">
      <FormAlert />
      <ProofFields />
      <TextField
        name="confirmacion"
        label={`Para confirmar, escribe ${DELETION_WORD}`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <SubmitButton look={{ variant: "destructive" }} sending="Eliminando…">
        Eliminar mi cuenta
      </SubmitButton>
    </Form>
  );
}
