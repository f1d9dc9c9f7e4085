import { CHANNEL_IDS } from "./channels";
import { EVENT_KINDS, type EventKind } from "./event";
import type { Counts, DayCount } from "./model";

export const countsOf = (count: (kind: EventKind) => number): Counts =>
  Object.fromEntries(EVENT_KINDS.map((kind) => [kind, count(kind)])) as Counts;

export function sumCounts(days: readonly DayCount[]): Counts {
  const sums = new Map<EventKind, number>();
  for (const { kind, count } of days) sums.set(kind, (sums.get(kind) ?? 0) + count);
  return countsOf((kind) => sums.get(kind) ?? 0);
}

/** Total "clics" (`record_event`): every channel but the scan, with which one visits the page. */
export const clicksOf = (counts: Counts): number =>
  CHANNEL_IDS.filter((channel) => channel !== "qr").reduce((sum, channel) => sum + counts[channel], 0);
