import type { ReactNode } from "react";

export function PanelMessage({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="status" className="mt-4 rounded-card bg-sand px-5 py-4">
      {children}
    </p>
  );
}
