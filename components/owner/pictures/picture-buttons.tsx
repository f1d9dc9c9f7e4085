"use client";

import { type ComponentProps, useState } from "react";
import { Button } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/form/form";
import { PictureTile } from "@/components/ui/form/picture-tile";
import { showToast } from "@/lib/browser/toasts";
import type { PictureCrop } from "@/lib/images/picture-limits";
import { PANEL_MESSAGES } from "@/lib/owner/messages";
import { PICTURE_FIELDS } from "@/lib/owner/picture-answer";
import type { PictureUndo } from "@/lib/owner/picture-state";
import { PICTURES, type PictureUse } from "@/lib/owner/pictures";
import type { CropDialog } from "./crop-dialog";
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

type CropButtonProps = { url: string; name: string; frame: number; onCrop: (crop: PictureCrop) => void };

export function CropButton({ url, name, frame, onCrop }: CropButtonProps) {
  const [Open, setOpen] = useState<typeof CropDialog | null>(null);

  async function open(): Promise<void> {
    try {
      const { CropDialog: Loaded } = await import("./crop-dialog");
      setOpen(() => Loaded);
    } catch {
      showToast({ title: "Aviso", text: PANEL_MESSAGES.lost, variant: "destructive" });
    }
  }

  return (
    <>
      <Button size="sm" variant="outline" onClick={open} className="px-2.5 noscript:hidden">
        Recortar<span className="sr-only"> {name}</span>
      </Button>
      {Open && (
        <Open
          url={url}
          frame={frame}
          onClose={() => setOpen(null)}
          onCrop={(crop) => {
            setOpen(null);
            onCrop(crop);
          }}
        />
      )}
    </>
  );
}

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
