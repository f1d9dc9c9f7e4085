import type { PageEventKind } from "@/lib/statistics/event";

type CountedKind = Exclude<PageEventKind, "visita">;

/** Attributes of a link whose clicks are counted (`browser/at-load/count-events.ts`): spread them on the link. */
export const counted = (kind: CountedKind, slug: string) => ({
  "data-cuenta": kind,
  "data-negocio": slug,
});

/** The same for a link within an element that says whose it is (`data-negocio`). */
export const countedWithin = (kind: CountedKind) => ({ "data-cuenta": kind });
