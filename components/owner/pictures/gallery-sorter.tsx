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
import type { ReactNode } from "react";

type GallerySorterProps = {
  urls: readonly string[];
  onOrder: (urls: string[]) => void;
  children: ReactNode;
};

const INSTRUCTIONS =
  "Para mover una foto, presiona espacio, usa las flechas y presiona espacio otra vez para soltarla. Escape la deja donde estaba.";

export function GallerySorter({ urls, onOrder, children }: GallerySorterProps) {
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
