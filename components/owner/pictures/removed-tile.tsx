"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

export function RemovedTile({ said, frame, onUndo }: { said: string; frame: number; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button is gone.
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
