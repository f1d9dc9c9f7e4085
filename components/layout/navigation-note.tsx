"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { beginNavigation, onPendingNavigation, pendingNavigation } from "@/components/ui/pending-navigation";
import { loadingText } from "./loading-text";

/** Whoever has waited this long is told what for; a page that comes sooner replaces the one before by itself. */
const LATE_MS = 400;

/** What answers with a file leaves the page where it is: such a form has `data-download`. */
const staysHere = ({ target, dataset }: HTMLFormElement): boolean =>
  target === "_blank" || dataset.download !== undefined;

/** A form that loads a whole page says that it was taken: it is busy, until the page goes or "back" brings it again. */
function watchPlainForms(): () => void {
  let end: () => void = () => undefined;
  function onSubmit({ target, defaultPrevented }: SubmitEvent) {
    if (defaultPrevented || !(target instanceof HTMLFormElement) || staysHere(target)) return;
    target.setAttribute("aria-busy", "true");
    const over = beginNavigation(new URL(target.action, location.href).pathname);
    end = () => {
      target.removeAttribute("aria-busy");
      over();
    };
  }
  const onShow = () => end();
  document.addEventListener("submit", onSubmit);
  window.addEventListener("pageshow", onShow);
  return () => {
    document.removeEventListener("submit", onSubmit);
    window.removeEventListener("pageshow", onShow);
  };
}

/** Says that the page one has asked for is being loaded: by a line at once, in words where it will be when it is late. */
export function NavigationNote() {
  const href = useSyncExternalStore(onPendingNavigation, pendingNavigation, () => null);
  const [lateHref, setLateHref] = useState<string | null>(null);

  useEffect(watchPlainForms, []);
  useEffect(() => {
    if (href === null) return;
    const timer = setTimeout(() => setLateHref(href), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLateHref(null);
    };
  }, [href]);

  return (
    // The region is always there: a live region must exist before its text does.
    <div aria-live="polite">
      {href !== null && <span className="loading-line" />}
      {href !== null && href === lateHref && <p className="loading-page">{loadingText(href)}</p>}
    </div>
  );
}
