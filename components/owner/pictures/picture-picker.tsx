"use client";

import type { ComponentProps, ReactNode } from "react";
import { SubmitButton } from "@/components/ui/form/form";
import { PictureTile } from "@/components/ui/form/picture-tile";
import { PICTURE_FIELDS } from "@/lib/owner/picture-answer";
import type { PictureUse } from "@/lib/owner/pictures";
import { PictureForm } from "./picture-form";
import { usePictures } from "./pictures-context";

type PicturePickerProps = Pick<ComponentProps<typeof PictureTile>, "label" | "onFiles" | "className" | "style"> & {
  use: PictureUse;
  isMultiple?: boolean;
  children?: ReactNode;
};

/** Chooses pictures by their frame and sends them at once; without scripts, by a button. */
export function PicturePicker({ use, isMultiple = false, ...tile }: PicturePickerProps) {
  const { businessId, actions, tell } = usePictures();
  return (
    <PictureForm
      businessId={businessId}
      action={actions.send}
      fields={{ [PICTURE_FIELDS.use]: use }}
      onDone={tell}
      className="grid gap-3"
    >
      <PictureTile name={PICTURE_FIELDS.file} aria-label={tile.label} multiple={isMultiple} hasCamera {...tile} />
      <p className="scripted:hidden">
        <SubmitButton sending="Subiendo…" look={{ size: "sm" }}>
          {isMultiple ? "Guardar seleccionadas" : "Subir"}
        </SubmitButton>
      </p>
    </PictureForm>
  );
}
