import type { IsoDate } from "@/lib/clock";
import type { EventKind } from "./event";

/** How many of a kind on a day of Mexico City. */
export type DayCount = { day: IsoDate; kind: EventKind; count: number };

export type Counts = Readonly<Record<EventKind, number>>;

/** What an owner may know of a page. */
export type OwnStatistics = {
  /** Since the page is there. */
  totals: { visits: number; clicks: number };
  /** Null on the free plan: the database does not tell. */
  days: readonly DayCount[] | null;
};

/** A stretch of time beside the one before it. */
export type Comparison = { now: Counts; before: Counts };

/** A week that is over, as the weekly mail tells it. */
export type Week = Comparison & {
  /** Everything counted on each weekday of the last weeks, Monday first. */
  weekdays: readonly number[];
};

/** A term of the directory's search, and how often it was asked for. */
export type SearchedTerm = { term: string; count: number };

/** What a page brought lately. */
export type LatelyBrought = {
  /** This week on paid plans, all in all on the free one. */
  sentence: string;
  /** Visits of the last eight weeks, oldest first; null where the plan tells totals alone. */
  weeks: readonly number[] | null;
};
