"use client";

import { UndoBar } from "../undo-bar";
import { type Undoable, useDecisionDesk } from "./decision-desk";

export function UndoDecision({ undoable }: { undoable: Undoable }) {
  const { undo, forget } = useDecisionDesk();
  return (
    <UndoBar text={undoable.text} onOver={() => forget(undoable.id)}>
      <button
        type="button"
        className="min-h-11 cursor-pointer px-1 text-link underline"
        onClick={({ currentTarget }) => {
          leadBack(currentTarget);
          undo(undoable);
        }}
      >
        Deshacer
      </button>
    </UndoBar>
  );
}

/** Moves the focus to what it is about, before the button goes: the name of the business, or the first thing to do with many. */
function leadBack(button: HTMLElement): void {
  const others = button.closest("tr, li, fieldset")?.querySelectorAll<HTMLElement>("a, button") ?? [];
  [...others].find((each) => each !== button)?.focus();
}

export function UndoHere({ place }: { place: string }) {
  const undoable = useDecisionDesk().undoables.find((each) => each.place === place);
  return undoable ? <UndoDecision key={undoable.id} undoable={undoable} /> : null;
}
