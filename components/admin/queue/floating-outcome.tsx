"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { UndoBar } from "../undo-form";

export function FloatingOutcome({ text, leftMs, children }: { text: string; leftMs?: number; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  // Takes the focus where the pressed button is gone, with the last of what waited.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  if (isOver) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-outcome
      className="fixed inset-x-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 flex min-h-14 items-center rounded-card bg-ink px-4 py-1 text-paper [--focus-color:currentColor] [&>div]:flex-1 [&>div]:flex-nowrap md:right-8 md:bottom-6 md:left-auto md:max-w-narrow"
    >
      <UndoBar text={text} leftMs={leftMs} onOver={() => setOver(true)}>
        {children}
      </UndoBar>
    </div>
  );
}
