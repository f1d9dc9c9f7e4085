"use client";

import { useSortable } from "@dnd-kit/sortable";
import type { CSSProperties } from "react";
import { SubmitButton } from "@/components/ui/form/form";
import type { PictureCrop } from "@/lib/images/picture-limits";
import { pictureSources } from "@/lib/images/picture-sources";
import { PICTURE_FORM_FIELDS } from "@/lib/owner/picture-state";
import { type OwnPicture, PICTURES } from "@/lib/owner/pictures";
import { PictureButtons } from "./picture-buttons";
import { PictureForm } from "./picture-form";
import { usePictures } from "./pictures-context";

type GalleryTileProps = { picture: OwnPicture; number: number; total: number; onCrop: (crop: PictureCrop) => void };

/** One picture of the gallery: dragged by its handle, moved by arrows, cut, taken off. */
export function GalleryTile({ picture, number, total, onCrop }: GalleryTileProps) {
  const { businessName } = usePictures();
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
    <li ref={setNodeRef} style={style} className="relative grid min-w-0 content-start gap-2 bg-paper">
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
            className="inline-flex size-11 cursor-grab touch-none items-center justify-center rounded-field border border-field bg-white text-lg noscript:hidden"
          >
            <span aria-hidden="true">⠿</span>
          </button>
          <Move url={picture.url} by={-1} label={`Subir la foto ${number}`} isEnd={number === 1} />
          <Move url={picture.url} by={1} label={`Bajar la foto ${number}`} isEnd={number === total} />
        </div>
      )}
      <PictureButtons use="gallery" url={picture.url} name={`la foto ${number}`} onCrop={onCrop} />
    </li>
  );
}

function Move({ url, by, label, isEnd }: { url: string; by: 1 | -1; label: string; isEnd: boolean }) {
  const { businessId, actions, tell } = usePictures();
  if (isEnd) return <span className="size-11" />;
  return (
    <PictureForm
      businessId={businessId}
      action={actions.order}
      fields={{ foto: url, [PICTURE_FORM_FIELDS.by]: String(by) }}
      onDone={tell}
    >
      <SubmitButton sending="…" look={{ size: "icon", variant: "outline" }} aria-label={label}>
        {by < 0 ? "↑" : "↓"}
      </SubmitButton>
    </PictureForm>
  );
}
