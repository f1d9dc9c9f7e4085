"use client";

import { useSyncExternalStore } from "react";
import { PreviewFrame, type PreviewProps } from "./preview-frame";

const WIDE = "(width >= 80rem)";

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", notify);
  return () => query.removeEventListener("change", notify);
}

const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );

export function PreviewPane(props: PreviewProps) {
  const isWide = useIsWide();
  return (
    <aside aria-label="Cómo queda tu página" className="hidden xl:block">
      {isWide && (
        <div className="sticky top-6 h-[min(45rem,calc(100dvh-3rem))] w-[22.5rem] overflow-hidden rounded-card border border-line">
          <PreviewFrame {...props} />
        </div>
      )}
    </aside>
  );
}
