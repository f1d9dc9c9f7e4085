"use client";

import { useState } from "react";
import { withSmallPictures } from "@/components/registration/shrink-picture";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { showToast } from "@/lib/browser/toasts";
import type { FormAction, FormFailure } from "@/lib/forms/form-state";
import { EDIT_MESSAGES } from "@/lib/review/edit-messages";
import type { Saved } from "@/lib/review/edit-model";

export type BusinessFormProps<Refused extends FormFailure> = {
  action: FormAction<Saved | Refused>;
  onSaved: (saved: Saved) => void;
  onDirty: (isDirty: boolean) => void;
};

/** A form with all fields of a business: pictures are made small before they are sent, and what was typed is watched over. */
export function useBusinessForm<Refused extends FormFailure>(props: BusinessFormProps<Refused>) {
  const { action, onSaved, onDirty } = props;
  function noteDirty(next: boolean) {
    setIsDirty(next);
    onDirty(next);
  }

  const form = useServerForm<Saved | Refused>({
    action,
    lost: EDIT_MESSAGES.failed,
    send: async (sent) => action(await withSmallPictures(sent)),
    onState(state) {
      if (state.kind !== "saved") return;
      noteDirty(false);
      showToast({ title: state.title, text: state.text });
      onSaved(state);
    },
  });
  const [isDirty, setIsDirty] = useState(form.carried !== null);
  return { form, isDirty, noteDirty };
}
