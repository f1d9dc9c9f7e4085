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
