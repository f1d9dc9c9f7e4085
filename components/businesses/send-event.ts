import type { PageEvent } from "@/lib/statistics/event";

/** Tells the server of a visit, a click or a search. The browser sends it even while the page is being left. */
export function sendEvent(event: PageEvent): void {
  navigator.sendBeacon("/api/eventos", JSON.stringify(event));
}
