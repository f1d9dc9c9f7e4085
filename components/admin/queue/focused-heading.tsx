"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** The item that was shown last in this window: its form goes with it, and what a ref would hold. */
let shown: string | null = null;

/** The name of the open item: whoever decided or went on by key is led to it, once another one is there. */
export function FocusedHeading({ item, children }: { item: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown !== null && shown !== item) heading.current?.focus({ preventScroll: true });
    shown = item;
  }, [item]);
  return (
    <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 text-xl wrap-anywhere">
      {children}
    </h2>
  );
}
