import { useEffect, useRef } from "react";
import { UNSAVED } from "@/lib/businesses/field-messages";

export const mayLeave = (): boolean => window.confirm(UNSAVED);

function leavesPage({ target, metaKey, ctrlKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement && link.target !== "_blank" && !link.hash && !metaKey && !ctrlKey;
}

/** Asks before a page with unsaved changes is left. Returns a function that notes whether there are any. */
export function useUnsavedGuard(): (isDirty: boolean) => void {
  const isDirty = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener("beforeunload", (event) => isDirty.current && event.preventDefault(), { signal });
    document.addEventListener(
      "click",
      (event) => {
        if (!isDirty.current || !leavesPage(event) || mayLeave()) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { signal, capture: true },
    );
    window.navigation?.addEventListener(
      "navigate",
      (event) => {
        const isBack = event.navigationType === "traverse" && event.cancelable;
        if (isDirty.current && isBack && !mayLeave()) event.preventDefault();
      },
      { signal },
    );
    return () => stop.abort();
  }, []);
  return (next) => {
    isDirty.current = next;
  };
}
