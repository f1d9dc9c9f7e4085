"use client";

import { SubmitButton } from "@/components/ui/form/form";
import { PICTURE_FIELDS } from "@/lib/owner/picture-answer";
import type { PictureUse } from "@/lib/owner/pictures";
import { PictureForm } from "./picture-form";
import { PictureInput } from "./picture-input";
import { usePictures } from "./pictures-context";

type PicturePickerProps = {
  use: PictureUse;
  label: string;
  isMultiple?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Chooses pictures and sends them at once; without scripts, by a button. */
export function PicturePicker({ use, label, isMultiple = false, onFiles }: PicturePickerProps) {
  const { businessId, actions, tell } = usePictures();
  return (
    <PictureForm
      businessId={businessId}
      action={actions.send}
      fields={{ [PICTURE_FIELDS.use]: use }}
      onDone={tell}
      className="grid gap-3"
    >
      <PictureInput name={PICTURE_FIELDS.file} label={label} multiple={isMultiple} onFiles={onFiles} />
      <p className="scripted:hidden">
        <SubmitButton sending="Subiendo…" look={{ size: "sm" }}>
          {isMultiple ? "Guardar seleccionadas" : "Subir"}
        </SubmitButton>
      </p>
    </PictureForm>
  );
}
