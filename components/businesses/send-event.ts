import type { PageEventKind } from "@/lib/statistics/event";

/** Tells the server of a visit or click. The browser sends it even while the page is being left. */
export function sendEvent(tipo: PageEventKind, slug: string): void {
  navigator.sendBeacon("/api/eventos", JSON.stringify({ tipo, slug }));
}
