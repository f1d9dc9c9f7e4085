"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { onPositionFailure, wasPositionRefused } from "./position-failure";

/** Once no position was to be had in this tab: what helps instead. */
export function PositionRefused({ children }: { children: ReactNode }) {
  const isRefused = useSyncExternalStore(onPositionFailure, wasPositionRefused, () => false);
  if (!isRefused) return null;
  return (
    <section aria-label="Elige tu colonia" className="pt-2">
      <p className="pb-2">Elige tu colonia:</p>
      {children}
    </section>
  );
}
