"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { showToast } from "@/lib/browser/toasts";
import type { PictureCrop } from "@/lib/images/picture-limits";
import { PANEL_MESSAGES } from "@/lib/owner/messages";
import type { CropDialog } from "./crop-dialog";

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
