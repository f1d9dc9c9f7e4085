"use client";

import type { ComponentProps } from "react";
import { SubmitButton } from "@/components/ui/form/form";
import { PictureTile } from "@/components/ui/form/picture-tile";
import { PICTURE_FIELDS } from "@/lib/owner/picture-answer";
import type { PictureUse } from "@/lib/owner/pictures";
import { PictureForm } from "./pictures-editor";

type PicturePickerProps = Omit<ComponentProps<typeof PictureTile>, "name" | "aria-label" | "hasCamera"> & {
  use: PictureUse;
};

/** Chooses pictures by their frame and sends them at once; without scripts, by a button. */
export const PicturePicker = ({ use, ...tile }: PicturePickerProps) => (
  <PictureForm action="send" fields={{ [PICTURE_FIELDS.use]: use }} className="grid gap-3">
    <PictureTile name={PICTURE_FIELDS.file} aria-label={tile.label} hasCamera {...tile} />
    <p className="scripted:hidden">
      <SubmitButton sending="Subiendo…" look={{ size: "sm" }}>
        {tile.multiple ? "Guardar seleccionadas" : "Subir"}
      </SubmitButton>
    </p>
  </PictureForm>
);
