import { useEffect } from "react";
import { STORAGE_KEYS } from "@/lib/auth/storage-keys";
import { showToast } from "@/lib/browser/toasts";
import type { FailedCheckout } from "@/lib/payments/request-checkout";
import { routes } from "@/lib/routes";

/** Milliseconds that an alert stays before one is led on. */
const ALERT_MS = 2500;

/** Says that no payment was started; what cannot be mended in the form is followed by the plans. */
export function tellFailedStart({ title, message, isOver }: FailedCheckout): void {
  const leadOn = { durationMs: ALERT_MS, onRead: () => window.location.assign(routes.plans()) };
  showToast({ title, text: message, variant: "destructive", ...(isOver && leadOn) });
}

/** Runs when somebody comes back from the provider: a browser may then show the page as it was left. @param wake never changes. */
export function useComingBack(wake: () => void): void {
  useEffect(() => {
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, [wake]);
}

/** A checkout that opens by itself waits this long: its price is seen before. */
export const OPENS_AFTER_MS = 100;

/** Once per session: who comes back from the checkout is not sent there again. Without storage never: better a tap than a loop. */
export function canOpenByItself(): boolean {
  try {
    const opened = sessionStorage.getItem(STORAGE_KEYS.openedCheckout);
    sessionStorage.setItem(STORAGE_KEYS.openedCheckout, "1");
    return opened === null;
  } catch {
    return false;
  }
}
