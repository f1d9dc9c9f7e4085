import type { EventKind } from "@/lib/statistics/event";

/** Attributes of a link whose clicks are counted (`ClickCounter`): spread them on the link. */
export const counted = (kind: Exclude<EventKind, "visita">, slug: string) => ({
  "data-cuenta": kind,
  "data-negocio": slug,
});
