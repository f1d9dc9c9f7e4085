"use client";

import { SubmitButton } from "@/components/ui/form/form";
import type { PictureCrop } from "@/lib/images/picture-limits";
import type { PictureUndo } from "@/lib/owner/picture-state";
import { PICTURES, type PictureUse } from "@/lib/owner/pictures";
import { CropButton } from "./crop-button";
import { PictureForm, usePictures } from "./pictures-editor";

type PictureButtonsProps = {
  use: PictureUse;
  url: string;
  /** "la portada". */
  name: string;
  onCrop: (crop: PictureCrop) => void;
  onRemoved: (undo: PictureUndo) => void;
};

export function PictureButtons({ use, url, name, onCrop, onRemoved }: PictureButtonsProps) {
  const { tell } = usePictures();
  return (
    <div className="flex flex-wrap gap-1">
      <CropButton url={url} name={name} frame={PICTURES[use].frame} onCrop={onCrop} />
      <PictureForm
        action="remove"
        fields={{ tipo: use, foto: url }}
        onDone={(message, undo) => {
          tell(message, null);
          if (undo) onRemoved(undo);
        }}
      >
        <SubmitButton sending="Borrando…" look={{ size: "sm", variant: "outline", className: "px-2.5" }}>
          Borrar<span className="sr-only"> {name}</span>
        </SubmitButton>
      </PictureForm>
    </div>
  );
}
