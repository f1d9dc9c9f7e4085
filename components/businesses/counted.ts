import type { PageEventKind } from "@/lib/statistics/event";

/** Attributes of a link whose clicks are counted (`ClickCounter`): spread them on the link. */
export const counted = (kind: Exclude<PageEventKind, "visita">, slug: string) => ({
  "data-cuenta": kind,
  "data-negocio": slug,
});
