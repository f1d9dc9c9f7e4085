import type { PageEventKind } from "@/lib/statistics/event";

type CountedKind = Exclude<PageEventKind, "visita">;

/** Attributes of a link whose clicks are counted (`browser/at-load/count-events.ts`): spread them on the link. */
export const counted = (kind: CountedKind, slug: string) => ({
  "data-cuenta": kind,
  "data-negocio": slug,
});

export const countedWithin = (kind: CountedKind) => ({ "data-cuenta": kind });
