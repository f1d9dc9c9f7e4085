"use client";

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { UNDO_POSSIBLE_MS, UNDO_SHOWN_MS } from "@/lib/review/decision";

type UndoBarProps = {
  text: string;
  /** Milliseconds for which it is of use yet. */
  leftMs?: number;
  onOver: () => void;
  children?: ReactNode;
};

/** "Aprobado · Deshacer", for ten seconds; the pointer or the focus on it holds it as long as the database does. */
export function UndoBar({ text, leftMs = UNDO_POSSIBLE_MS, onOver, children }: UndoBarProps) {
  const [isHeld, setHeld] = useState(false);
  const shownMs = useRef(Math.min(UNDO_SHOWN_MS, leftMs));
  const over = useEffectEvent(onOver);

  useEffect(() => {
    const timer = setTimeout(() => over(), Math.min(UNDO_POSSIBLE_MS, leftMs));
    return () => clearTimeout(timer);
  }, [leftMs]);

  useEffect(() => {
    if (isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => over(), shownMs.current);
    return () => {
      clearTimeout(timer);
      shownMs.current -= performance.now() - startedAt;
    };
  }, [isHeld]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the timer
    <div
      className="inline-flex flex-wrap items-center gap-x-3 font-semibold text-sm"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p role="status" className="wrap-anywhere">
        {text}
      </p>
      {children}
    </div>
  );
}
