"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** The sentence itself. Where the button that was pressed is gone, with what it decided, whoever pressed it is led here. */
export function FlashMessage({ children }: { children: ReactNode }) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) sentence.current?.focus();
  }, []);
  return (
    <p ref={sentence} role="status" tabIndex={-1} className="rounded-card bg-sand px-5 py-4">
      {children}
    </p>
  );
}
