"use client";

import { type ReactNode, useEffect, useRef } from "react";

type FocusedHeadingProps = { item: string; children: ReactNode };

/** The name of the open item: whoever decided or went on by key is led to it, once another one is there. */
export function FocusedHeading({ item, children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(item);
  useEffect(() => {
    if (shown.current === item) return;
    shown.current = item;
    heading.current?.focus();
  }, [item]);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere">
      {children}
    </h2>
  );
}
