"use client";

import { useState } from "react";
import { withSmallPictures } from "@/components/registration/shrink-picture";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { showToast } from "@/components/ui/toast-queue";
import type { FormAction } from "@/lib/forms/form-state";
import { OFF } from "@/lib/moderation/edit-fields";
import { EDIT_MESSAGES as MESSAGES } from "@/lib/moderation/edit-messages";
import type { AddState, AlikeFound, Saved } from "@/lib/moderation/edit-model";
import { NEW_FIELDS } from "@/lib/moderation/new-fields";
import { AdministrationFields } from "./administration-fields";
import { AlikeNote } from "./alike-note";
import { NewTerms } from "./new-terms";
import { PlanFields } from "./plan-fields";
import { SaveBar } from "./save-bar";
import { SeenFields } from "./seen-fields";

type AddFormProps = {
  /** Sent twice, the form makes one business. */
  request: string;
  first: AddState | null;
  action: FormAction<Saved | AlikeFound>;
  onSaved: (saved: Saved) => void;
  /** Whether something was typed that is not stored. */
  onDirty: (isDirty: boolean) => void;
};

/** "Agregar negocio": its fields, and what becomes of it. */
export function AddForm({ request, first, action, onSaved, onDirty }: AddFormProps) {
  const [isDirty, setIsDirty] = useState(first !== null);

  function noteDirty(next: boolean) {
    setIsDirty(next);
    onDirty(next);
  }

  const form = useServerForm<Saved | AlikeFound>({
    action,
    first,
    lost: MESSAGES.failed,
    send: async (sent) => action(await withSmallPictures(sent)),
    onState(state) {
      if (state.kind !== "saved") return;
      noteDirty(false);
      showToast({ title: state.title, text: state.text });
      onSaved(state);
    },
  });
  const { state } = form;
  const alike = state && "alike" in state ? state.alike : null;
  return (
    <Form
      of={form}
      initial={{
        [NEW_FIELDS.request]: request,
        [NEW_FIELDS.approval]: "publicar",
        [NEW_FIELDS.plan]: "free",
        destacado: OFF,
      }}
      onInput={() => noteDirty(true)}
      className="grid gap-5 [&_:is(input,select,textarea)]:scroll-mb-32"
    >
      <FormAlert>
        {alike && <AlikeNote alike={alike} />}
        {first && <p>{MESSAGES.pictureLost}</p>}
      </FormAlert>
      <SeenFields names={[NEW_FIELDS.request]} />
      {alike && <input type="hidden" name={NEW_FIELDS.alikeSeen} value="1" />}
      <NewTerms />
      <PlanFields plan="premium" business={null} />
      <AdministrationFields business={null} />
      <SaveBar isDirty={isDirty}>
        <SubmitButton sending="Agregando…">{alike ? "Agregar de todos modos" : "Agregar negocio"}</SubmitButton>
      </SaveBar>
    </Form>
  );
}
