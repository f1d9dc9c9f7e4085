"use client";

import { withSmallPictures } from "@/components/registration/shrink-picture";
import { TextArea } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { PictureField } from "@/components/ui/form/picture-field";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { CLAIM_MESSAGES } from "@/lib/claims/messages";
import { CLAIM_NOTE_CHARACTERS, CLAIMED_FIELD, PAPERS_FIELD } from "@/lib/claims/model";
import type { FormAction } from "@/lib/forms/form-state";

type ClaimFormProps = {
  slug: string;
  action: FormAction;
};

export function ClaimForm({ slug, action }: ClaimFormProps) {
  const send = async (form: FormData) => action(await withSmallPictures(form));
  const form = useServerForm({ action, lost: CLAIM_MESSAGES.failed, send });
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
        maxCharacters={CLAIM_NOTE_CHARACTERS}
      />
      <PictureField
        name={PAPERS_FIELD}
        label="Foto de un comprobante"
        hint="Licencia, recibo o contrato del local: la respuesta llega más rápido. Solo la ve quien revisa, y se borra una semana después."
      />
      <SubmitButton sending="Enviando…">Es mi negocio</SubmitButton>
    </Form>
  );
}
