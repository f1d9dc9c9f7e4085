"use client";

import { useRef, useState } from "react";
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

const MAX_ZOOM = 4;
const WHOLE = 100;
/** Pixels moved by a press of a key. */
const STEP = 12;

const ARROWS = [
  { key: "ArrowLeft", sign: "←", where: "a la izquierda" },
  { key: "ArrowUp", sign: "↑", where: "hacia arriba" },
  { key: "ArrowDown", sign: "↓", where: "hacia abajo" },
  { key: "ArrowRight", sign: "→", where: "a la derecha" },
] as const;

export function CropDialog({ url, frame, onCrop, onClose }: CropDialogProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [crop, setCrop] = useState<PictureCrop | null>(null);
  const area = useRef<HTMLDivElement>(null);

  /** Moves as its key does, which knows where the picture ends. */
  const move = (key: string) =>
    area.current?.querySelector("[role=group]")?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent title="Recortar" description="Mueve la foto dentro del marco, con el dedo o con las flechas.">
        <div ref={area} className="relative h-[min(60dvh,24rem)] overflow-hidden rounded-field bg-night">
          <Cropper
            image={url}
            crop={position}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            keyboardStep={STEP}
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
        <div className="mt-3 flex justify-center gap-2">
          {ARROWS.map(({ key, sign, where }) => (
            <Button
              key={key}
              size="icon"
              variant="outline"
              aria-label={`Mover la foto ${where}`}
              onClick={() => move(key)}
            >
              {sign}
            </Button>
          ))}
        </div>
        <label className="mt-2 grid gap-1 font-semibold text-sm">
          Acercar
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
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
