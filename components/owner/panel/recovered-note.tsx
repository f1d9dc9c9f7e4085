import type { RefObject } from "react";
import { Button } from "@/components/ui/button";

type RecoveredNoteProps = {
  ref: RefObject<HTMLDivElement | null>;
  onRecover: (() => void) | null;
  onDiscard: () => void;
};

/** Offers what was typed and not stored; once it stands in the fields, says so, and gives back what is stored. */
export function RecoveredNote({ ref, onRecover, onDiscard }: RecoveredNoteProps) {
  return (
    <div
      ref={ref}
      role="status"
      tabIndex={-1}
      className="flex flex-wrap items-center gap-2 rounded-field bg-sand px-4 py-2 text-sm outline-none"
    >
      <p className="mr-auto">
        {onRecover ? "Dejaste cambios sin guardar." : "Recuperamos lo que escribiste. Todavía no está guardado."}
      </p>
      {onRecover && (
        <Button variant="outline" size="sm" onClick={onRecover}>
          Recuperar
        </Button>
      )}
      <Button variant="link" size="sm" className="px-2" onClick={onDiscard}>
        Descartar
      </Button>
    </div>
  );
}
