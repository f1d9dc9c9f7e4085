"use client";

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { type ReactNode, useState } from "react";
import { showToast } from "@/lib/browser/toasts";
import { PICTURE_FORM_FIELDS, type PictureUndo } from "@/lib/owner/picture-state";
import { type OwnPicture, PICTURES } from "@/lib/owner/pictures";
import { GalleryTile } from "./gallery-tile";
import { PicturePicker } from "./picture-buttons";
import { RemovedTile, UploadTile, WaitingNote } from "./picture-tiles";
import { usePictures } from "./pictures-editor";
import { useUploads } from "./use-uploads";

const { frame } = PICTURES.gallery;

function useOrder(pictures: readonly OwnPicture[]) {
  const { post, tell } = usePictures();
  const [dragged, setDragged] = useState<readonly string[] | null>(null);
  const placeOf = ({ url }: OwnPicture) => dragged?.indexOf(url) ?? 0;
  const shown = dragged ? pictures.toSorted((a, b) => placeOf(a) - placeOf(b)) : pictures;

  async function order(urls: string[]): Promise<void> {
    setDragged(urls);
    const state = await post("order", { [PICTURE_FORM_FIELDS.order]: urls.join(",") });
    if (state.kind === "changed") return tell(state.message, null);
    setDragged(null);
    showToast({ title: "Aviso", text: state.message, variant: "destructive" });
  }

  const isStored = dragged !== null && shown.every((each, index) => each === pictures[index]);
  if (isStored) setDragged(null);
  return { shown, order };
}

export function GalleryEditor({ pictures, most }: { pictures: readonly OwnPicture[]; most: number }) {
  const { businessId, tell, bringBack } = usePictures();
  const { shown: ordered, order } = useOrder(pictures);
  const [removed, setRemoved] = useState<readonly PictureUndo[]>([]);
  const [restored, setRestored] = useState<string | null>(null);
  const shown = ordered.filter(({ url }) => removed.every((each) => each.url !== url));
  const [note, setNote] = useState<string | null>(null);
  const { uploads, queue, add } = useUploads(({ isWaiting }, undo) => {
    const done = undo ? "Listo: recortamos tu foto." : "Listo: tu foto ya está en la galería.";
    tell(isWaiting ? "Recibimos tu foto: la revisamos antes de publicarla." : done, undo);
  });
  const room = Math.max(0, most - pictures.length - uploads.length);

  async function undo(removal: PictureUndo): Promise<void> {
    if (!(await bringBack(removal))) return;
    setRestored(removal.url);
    setRemoved((present) => present.filter((each) => each !== removal));
  }

  function addFiles(files: readonly File[]): void {
    const isTooMany = files.length > room;
    setNote(
      isTooMany
        ? `Elegiste ${files.length} y en tu galería ${room === 1 ? "cabe 1 más" : `caben ${room} más`}: tomamos las primeras.`
        : null,
    );
    for (const file of files.slice(0, room)) add({ businessId, use: "gallery", file });
  }

  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-lg">Galería</h2>
        <p className="text-ink-soft text-sm tabular-nums">
          {pictures.length} de {most}
        </p>
      </div>
      {pictures.length > most && (
        <p className="rounded-field bg-sand px-4 py-3 text-sm">
          Tu página muestra las primeras {most}. Las demás siguen guardadas y vuelven si subes de plan.
        </p>
      )}
      {pictures.some(({ isWaiting }) => isWaiting) && <WaitingNote />}
      <GallerySorter urls={shown.map(({ url }) => url)} onOrder={order}>
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {withRemoved(shown, removed).map((each) =>
            "use" in each ? (
              <li key={`borrada-${each.url}`}>
                <RemovedTile said="Borraste esta foto." frame={frame} onUndo={() => undo(each)} />
              </li>
            ) : (
              <GalleryTile
                key={each.url}
                picture={each}
                number={shown.indexOf(each) + 1}
                total={shown.length}
                isRestored={each.url === restored}
                onCrop={(crop) => add({ businessId, use: "gallery", url: each.url, crop })}
                onRemoved={(removal) => setRemoved((present) => [...present, removal])}
              />
            ),
          )}
          {uploads.map((upload) => (
            <li key={`subida-${upload.id}`}>
              <UploadTile {...{ upload, queue, frame }} />
            </li>
          ))}
          {room > 0 && (
            <li>
              <PicturePicker
                use="gallery"
                label="Agregar fotos"
                multiple
                style={{ aspectRatio: frame }}
                onFiles={addFiles}
              />
            </li>
          )}
        </ul>
      </GallerySorter>
      {note && (
        <p role="status" className="text-sm">
          {note}
        </p>
      )}
      {room === 0 && <p className="text-ink-soft text-sm">Tu galería está llena. Borra una foto para subir otra.</p>}
    </section>
  );
}

function withRemoved(shown: readonly OwnPicture[], removed: readonly PictureUndo[]): (OwnPicture | PictureUndo)[] {
  const all: (OwnPicture | PictureUndo)[] = [...shown];
  for (const each of removed.toReversed()) all.splice(each.place ?? all.length, 0, each);
  return all;
}

type GallerySorterProps = {
  urls: readonly string[];
  onOrder: (urls: string[]) => void;
  children: ReactNode;
};

const INSTRUCTIONS =
  "Para mover una foto, presiona espacio, usa las flechas y presiona espacio otra vez para soltarla. Escape la deja donde estaba.";

function GallerySorter({ urls, onOrder, children }: GallerySorterProps) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const numberOf = (id: string | number | undefined) => urls.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Tomaste la foto ${numberOf(active.id)}.`,
    onDragOver: ({ over }) => (over ? `Está en el lugar ${numberOf(over.id)} de ${urls.length}.` : undefined),
    onDragEnd: ({ over }) => (over ? `La soltaste en el lugar ${numberOf(over.id)}.` : "Se queda donde estaba."),
    onDragCancel: () => "Se queda donde estaba.",
  };

  function onDragEnd({ active, over }: DragEndEvent): void {
    if (!over || active.id === over.id) return;
    onOrder(arrayMove([...urls], urls.indexOf(String(active.id)), urls.indexOf(String(over.id))));
  }

  return (
    <DndContext
      // Of its own, so that server and browser call it the same.
      id="galeria"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={[...urls]} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
