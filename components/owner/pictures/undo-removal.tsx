"use client";

import { SubmitButton } from "@/components/ui/form/form";
import { PictureForm } from "./picture-form";
import { usePictures } from "./pictures-context";

/** "Deshacer" for browsers without scripts; with them it stands in the toast. */
export function UndoRemoval({ fields }: { fields: Readonly<Record<string, string>> }) {
  const { businessId, actions, tell } = usePictures();
  return (
    <PictureForm
      businessId={businessId}
      action={actions.restore}
      fields={fields}
      onDone={tell}
      className="scripted:hidden"
    >
      <SubmitButton sending="Deshaciendo…" look={{ size: "sm", variant: "outline" }}>
        Deshacer
      </SubmitButton>
    </PictureForm>
  );
}
