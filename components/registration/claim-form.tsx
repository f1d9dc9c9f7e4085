"use client";

import { TextArea } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import type { FormAction, FormState } from "@/lib/forms/form-state";
import { CLAIM_MESSAGES } from "@/lib/registration/claim-messages";
import { CLAIMED_FIELD } from "@/lib/registration/fields";
import { FIELD_LIMITS } from "@/lib/registration/limits";

type ClaimFormProps = {
  slug: string;
  action: FormAction;
  /** The state that came with the page. */
  first: FormState | null;
};

/** The note for the administrator. */
export function ClaimForm({ slug, action, first }: ClaimFormProps) {
  const form = useServerForm({ action, first, lost: CLAIM_MESSAGES.failed });
  return (
    <Form of={form} className="grid gap-5">
      <FormAlert />
      <input type="hidden" name={CLAIMED_FIELD} value={slug} />
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
