"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Link } from "./link";
import { currentToast, dismissErrors, dismissToast, onToastChange, type ToastAction } from "./toast-queue";

/** Where toasts appear: top centre, one at a time, waiting while the pointer or the focus is on them. */
export function Toaster() {
  const toast = useSyncExternalStore(onToastChange, currentToast, () => null);
  /** The toast that the pointer or the focus is on. */
  const [heldId, setHeldId] = useState<number | null>(null);
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: an error is told on the page where it happened
  useEffect(() => dismissErrors, [pathname]);

  useEffect(() => {
    if (!toast || toast.id === heldId) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [toast, heldId]);

  useEffect(() => {
    if (!toast) return;
    // The toast stands at the end of the page: too many Tabs away for the time it is there.
    function dismiss(event: KeyboardEvent) {
      if (event.key === "Escape" && toast) dismissToast(toast.id);
    }
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, [toast]);

  return (
    // The region is always there: a live region must exist before its text does.
    <div role="status" className="pointer-events-none fixed inset-x-4 top-4 z-50 flex justify-center">
      {toast && (
        // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the timer
        <div
          key={toast.id}
          className={`toast pointer-events-auto ${toast.variant === "destructive" ? "border-white bg-error text-white" : "border-ink bg-white text-ink"}`}
          onMouseEnter={() => setHeldId(toast.id)}
          onMouseLeave={() => setHeldId(null)}
          onFocus={() => setHeldId(toast.id)}
          onBlur={() => setHeldId(null)}
        >
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 py-3">
            <div className="min-w-0 flex-[1_1_11rem]">
              <p className="font-semibold">{toast.title}</p>
              <p className="text-sm">{toast.text}</p>
            </div>
            {toast.action && <Action action={toast.action} onDone={() => dismissToast(toast.id)} />}
          </div>
          <button
            type="button"
            className="-mr-2 size-11 cursor-pointer rounded-field text-lg"
            aria-label="Cerrar aviso"
            onClick={() => dismissToast(toast.id)}
          >
            ×
          </button>
        </div>
      )}
    </div>
  );
}

function Action({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  // Below the text where there is no room beside it.
  const look =
    "-my-2 -ml-2 inline-flex min-h-11 cursor-pointer items-center rounded-field px-2 font-semibold underline underline-offset-4";
  if ("href" in action) {
    return (
      // A link that is gone leads nowhere.
      <Link href={action.href} className={look} onClick={() => setTimeout(onDone)}>
        {action.label}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={look}
      onClick={() => {
        action.run();
        onDone();
      }}
    >
      {action.label}
    </button>
  );
}
