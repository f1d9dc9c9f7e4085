"use client";

import { useSortable } from "@dnd-kit/sortable";
import { type CSSProperties, useEffect, useRef } from "react";
import { SubmitButton } from "@/components/ui/form/form";
import type { PictureCrop } from "@/lib/images/picture-limits";
import { pictureSources } from "@/lib/images/picture-sources";
import { PICTURE_FORM_FIELDS, type PictureUndo } from "@/lib/owner/picture-state";
import { type OwnPicture, PICTURES } from "@/lib/owner/pictures";
import { PictureButtons } from "./picture-buttons";
import { PictureForm, usePictures } from "./pictures-editor";

type GalleryTileProps = {
  picture: OwnPicture;
  number: number;
  total: number;
  isRestored: boolean;
  onCrop: (crop: PictureCrop) => void;
  onRemoved: (undo: PictureUndo) => void;
};

export function GalleryTile({ picture, number, total, isRestored, onCrop, onRemoved }: GalleryTileProps) {
  const { businessName, tell } = usePictures();
  const tile = useRef<HTMLLIElement>(null);
  const moved = useRef<1 | -1 | null>(null);
  // A button that was pressed has moved with its picture, and is gone at the end: the focus stays with the picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it has another place
  useEffect(() => {
    const buttons = [...(tile.current?.querySelectorAll<HTMLElement>("[data-mueve]") ?? [])];
    const same = buttons.find(({ dataset }) => dataset.mueve === String(moved.current));
    if (moved.current) (same ?? buttons[0])?.focus();
    moved.current = null;
  }, [number]);
  useEffect(() => {
    if (isRestored) tile.current?.querySelector("button")?.focus();
  }, [isRestored]);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.url,
    attributes: { roleDescription: "foto que se puede mover" },
  });
  const style: CSSProperties = {
    transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
    transition,
    zIndex: isDragging ? 1 : undefined,
  };
  return (
    <li
      ref={(element) => {
        tile.current = element;
        setNodeRef(element);
      }}
      style={style}
      className="relative grid min-w-0 content-start gap-2 bg-paper"
    >
      <img
        {...pictureSources(picture.url, "(width >= 64rem) 13rem, 50vw")}
        alt={picture.alt || `Foto ${number} de ${businessName}`}
        loading="lazy"
        decoding="async"
        className="w-full rounded-field bg-sand object-cover"
        style={{ aspectRatio: PICTURES.gallery.frame }}
      />
      {total > 1 && (
        <div className="flex flex-wrap gap-1">
          <button
            ref={setActivatorNodeRef}
            type="button"
            {...attributes}
            {...listeners}
            aria-label={`Arrastrar la foto ${number}`}
            className="inline-flex size-11 cursor-grab touch-none items-center justify-center rounded-field border border-field bg-card text-lg noscript:hidden"
          >
            <span aria-hidden="true">⠿</span>
          </button>
          {([-1, 1] as const).map((by) =>
            number === (by < 0 ? 1 : total) ? (
              <span key={by} className="size-11" />
            ) : (
              <PictureForm
                key={by}
                action="order"
                fields={{ foto: picture.url, [PICTURE_FORM_FIELDS.by]: String(by) }}
                onDone={(message, undo) => {
                  moved.current = by;
                  tell(message, undo);
                }}
              >
                <SubmitButton
                  sending="…"
                  look={{ size: "icon", variant: "outline" }}
                  aria-label={`${by < 0 ? "Subir" : "Bajar"} la foto ${number}`}
                  data-mueve={by}
                >
                  {by < 0 ? "↑" : "↓"}
                </SubmitButton>
              </PictureForm>
            ),
          )}
        </div>
      )}
      <PictureButtons
        use="gallery"
        url={picture.url}
        name={`la foto ${number}`}
        onCrop={onCrop}
        onRemoved={onRemoved}
      />
    </li>
  );
}
