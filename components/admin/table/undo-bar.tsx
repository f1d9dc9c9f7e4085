"use client";

import { useEffect, useRef, useState } from "react";
import { UNDO_POSSIBLE_MS, UNDO_SHOWN_MS } from "@/lib/moderation/decision";
import { type Undoable, useDecisionDesk } from "./decision-desk";

/** "Aprobado · Deshacer", for ten seconds; the pointer or the focus on it holds it as long as the database does. */
export function UndoBar({ undoable }: { undoable: Undoable }) {
  const { undo, forget } = useDecisionDesk();
  const [isHeld, setHeld] = useState(false);
  const left = useRef(UNDO_SHOWN_MS);
  const bar = useRef<HTMLSpanElement>(null);
  const { id } = undoable;

  // biome-ignore lint/correctness/useExhaustiveDependencies: forget is another function with every render
  useEffect(() => {
    const timer = setTimeout(() => forget(id), UNDO_POSSIBLE_MS);
    return () => clearTimeout(timer);
  }, [id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => forget(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [id, isHeld]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the timer
    <span
      ref={bar}
      className="inline-flex flex-wrap items-center gap-x-2 font-semibold text-sm"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {undoable.text}
      <button
        type="button"
        className="min-h-11 cursor-pointer px-1 text-link underline"
        onClick={() => {
          leadBack(bar.current);
          undo(undoable);
        }}
      >
        Deshacer
      </button>
    </span>
  );
}

/** To what it is about, before the button goes: the name of the business, or the first thing to do with many. */
function leadBack(bar: HTMLElement | null): void {
  bar?.closest("tr, li, fieldset")?.querySelector<HTMLElement>("a, button")?.focus();
}

/** The way back of what was decided here, if there is one. */
export function UndoHere({ place }: { place: string }) {
  const undoable = useDecisionDesk().undoables.find((each) => each.place === place);
  return undoable ? <UndoBar key={undoable.id} undoable={undoable} /> : null;
}
