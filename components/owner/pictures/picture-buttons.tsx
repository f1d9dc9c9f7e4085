"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/form/form";
import { showToast } from "@/lib/browser/toasts";
import type { PictureCrop } from "@/lib/images/picture-limits";
import { PANEL_MESSAGES } from "@/lib/owner/messages";
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
