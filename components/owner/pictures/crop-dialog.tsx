"use client";

import { useState } from "react";
import Cropper from "react-easy-crop";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/radix/dialog";
import type { PictureCrop } from "@/lib/images/picture-limits";

type CropDialogProps = {
  url: string;
  /** Width by height of what is kept. */
  frame: number;
  onCrop: (crop: PictureCrop) => void;
  onClose: () => void;
};

const MOST_ZOOM = 4;
const WHOLE = 100;

/** The part of a picture that fills its frame: moved by finger, mouse or arrow keys. The server cuts it. */
export function CropDialog({ url, frame, onCrop, onClose }: CropDialogProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [crop, setCrop] = useState<PictureCrop | null>(null);
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent title="Recortar" description="Mueve la foto dentro del marco. Con teclado: las flechas.">
        <div className="relative h-[min(60dvh,24rem)] overflow-hidden rounded-field bg-ink">
          <Cropper
            image={url}
            crop={position}
            zoom={zoom}
            maxZoom={MOST_ZOOM}
            aspect={frame}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropAreaChange={({ x, y, width, height }) =>
              setCrop({ x: x / WHOLE, y: y / WHOLE, width: width / WHOLE, height: height / WHOLE })
            }
            cropperProps={{ role: "group", "aria-label": "Marco del recorte" }}
            mediaProps={{ alt: "" }}
          />
        </div>
        <label className="mt-4 grid gap-1 font-semibold text-sm">
          Acercar
          <input
            type="range"
            min={1}
            max={MOST_ZOOM}
            step={0.05}
            value={zoom}
            onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
            className="h-11 w-full accent-action-strong"
          />
        </label>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button disabled={crop === null} onClick={() => crop && onCrop(crop)}>
            Guardar recorte
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
