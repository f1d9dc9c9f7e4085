"use client";

import { useState } from "react";
import { withSmallPictures } from "@/components/registration/shrink-picture";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { showToast } from "@/components/ui/toast-queue";
import type { FormAction } from "@/lib/forms/form-state";
import { SEEN_FIELDS } from "@/lib/moderation/edit-fields";
import { EDIT_MESSAGES as MESSAGES } from "@/lib/moderation/edit-messages";
import type { AdministeredBusiness, EditConflict, EditState, Saved } from "@/lib/moderation/edit-model";
import { AdministrationFields } from "./administration-fields";
import { ConflictNote } from "./conflict-note";
import { PlanFields } from "./plan-fields";
import { SaveBar } from "./save-bar";
import { SeenFields } from "./seen-fields";

type EditFormProps = {
  business: AdministeredBusiness;
  first: EditState | null;
  action: FormAction<Saved | EditConflict>;
  onSaved: (saved: Saved) => void;
  /** Whether something was typed that is not stored. */
  onDirty: (isDirty: boolean) => void;
};

/** The editor of a business: every field of every plan, in the order of the field table. */
export function EditForm({ business, first, action, onSaved, onDirty }: EditFormProps) {
  const [isDirty, setIsDirty] = useState(first !== null);

  function noteDirty(next: boolean) {
    setIsDirty(next);
    onDirty(next);
  }

  const form = useServerForm<Saved | EditConflict>({
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
  const conflict = state && "conflict" in state ? state.conflict : null;
  return (
    <Form
      of={form}
      initial={business.values}
      onInput={() => noteDirty(true)}
      className="grid gap-5 [&_:is(input,select,textarea)]:scroll-mb-32"
    >
      <FormAlert>
        {conflict && <ConflictNote differences={conflict.differences} />}
        {first && <p>{MESSAGES.pictureLost}</p>}
      </FormAlert>
      <input type="hidden" name="negocio" value={business.id} />
      <SeenFields names={Object.values(SEEN_FIELDS)} />
      <PlanFields plan={business.plan} business={business} />
      <AdministrationFields business={business} />
      <SaveBar isDirty={isDirty}>
        <SubmitButton sending="Guardando…">Guardar cambios</SubmitButton>
      </SaveBar>
    </Form>
  );
}
