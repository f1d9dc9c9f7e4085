"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

type RemovedTileProps = {
  /** "Borraste la foto 2." */
  said: string;
  frame: number;
  onUndo: () => void;
};

/** Stands in the place of a picture that was taken off, with the way back, until one leaves. */
export function RemovedTile({ said, frame, onUndo }: RemovedTileProps) {
  const undo = useRef<HTMLButtonElement>(null);
  // What was pressed is gone.
  useEffect(() => undo.current?.focus(), []);
  return (
    <div
      className="grid place-content-center justify-items-center gap-2 rounded-field border border-field border-dashed p-2 text-center text-sm"
      style={{ aspectRatio: frame }}
    >
      <p>{said}</p>
      <Button ref={undo} size="sm" variant="outline" onClick={onUndo}>
        Deshacer
      </Button>
    </div>
  );
}
