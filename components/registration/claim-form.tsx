"use client";

import { TextArea } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import type { FormAction, FormState } from "@/lib/forms/form-state";
import { CLAIM_MESSAGES } from "@/lib/registration/claim-messages";
import { FIELD_LIMITS } from "@/lib/registration/limits";

/** The note for the administrator. @param first the state that came with the page. */
export function ClaimForm({ action, first }: { action: FormAction; first: FormState | null }) {
  const form = useServerForm({ action, first, lost: CLAIM_MESSAGES.failed });
  return (
    <Form of={form} className="grid gap-5">
      <FormAlert />
      <TextArea
        name="nota"
        label="¿Cómo sabemos que es tuyo?"
        hint="Cuéntanos quién eres y a qué número podemos llamarte. Solo lo lee quien revisa."
        rows={5}
        required
        maxLength={FIELD_LIMITS.claimNote}
      />
      <SubmitButton look={{ size: "lg" }} sending="Enviando…">
        Es mi negocio
      </SubmitButton>
    </Form>
  );
}
