import type { IsoDate } from "@/lib/clock";
import type { EventKind } from "./event";

export type DayCount = { day: IsoDate; kind: EventKind; count: number };

export type Counts = Readonly<Record<EventKind, number>>;

export type OwnStatistics = {
  /** Since the page is there. */
  totals: { visits: number; clicks: number };
  /** Null on the free plan: the database does not tell. */
  days: readonly DayCount[] | null;
};

export type Comparison = { now: Counts; before: Counts };

export type Week = Comparison & {
  /** Everything counted on each weekday of the last weeks, Monday first. */
  weekdays: readonly number[];
};

export type SearchedTerm = { term: string; count: number };

export type LatelyBrought = {
  /** This week on paid plans, all in all on the free one. */
  sentence: string;
  /** Visits of the last eight weeks, oldest first; null where the plan tells totals alone. */
  weeks: readonly number[] | null;
};
