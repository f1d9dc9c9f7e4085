import { useEffect } from "react";
import { EDIT_MESSAGES } from "@/lib/moderation/edit-messages";

const mayLeave = (): boolean => window.confirm(EDIT_MESSAGES.unsaved);

/** Asks before a page with unsaved changes is left: by closing the tab, by a link, and by "back" where the browser tells of it. */
export function useUnsavedGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      const leaves =
        link instanceof HTMLAnchorElement && link.target !== "_blank" && !link.hash && !event.metaKey && !event.ctrlKey;
      if (!leaves || mayLeave()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("beforeunload", onUnload);
    document.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, true);
    };
  }, [isDirty]);
}
