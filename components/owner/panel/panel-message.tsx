import type { ReactNode } from "react";

/** What a page of the panel says first, after one of its forms. */
export function PanelMessage({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="status" className="mt-4 rounded-card bg-sand px-5 py-4">
      {children}
    </p>
  );
}
