import type { IsoDate } from "@/lib/clock";
import { addDays } from "@/lib/time/add-days";
import { sumCounts } from "./counts";
import { mondayOf, weekdayOf } from "./days";
import type { Comparison, DayCount } from "./model";

const WEEKDAY_WEEKS = 8;
const SHOWN_WEEKS = 8;
/** Fewer say nothing about a habit. */
const ENOUGH_EVENTS = 20;

const between = (days: readonly DayCount[], from: IsoDate, until: IsoDate) =>
  days.filter(({ day }) => day >= from && day <= until);

/** This week up to today beside the last one up to the same weekday: a Tuesday is not held against a whole week. */
export function weekSoFar(days: readonly DayCount[], today: IsoDate): Comparison {
  const monday = mondayOf(today);
  return {
    now: sumCounts(between(days, monday, today)),
    before: sumCounts(between(days, addDays(monday, -7), addDays(today, -7))),
  };
}

export function weeklyVisits(days: readonly DayCount[], today: IsoDate): number[] {
  const monday = mondayOf(today);
  return Array.from({ length: SHOWN_WEEKS }, (_, index) => {
    const from = addDays(monday, -7 * (SHOWN_WEEKS - 1 - index));
    return sumCounts(between(days, from, addDays(from, 6))).visita;
  });
}

export const firstShownDay = (today: IsoDate): IsoDate => addDays(mondayOf(today), -7 * (SHOWN_WEEKS - 1));

/** Everything counted on each weekday of the last eight weeks that are over, Monday first. */
export function weekdaySums(days: readonly DayCount[], today: IsoDate): number[] {
  const monday = mondayOf(today);
  const sums = new Array<number>(7).fill(0);
  for (const { day, count } of between(days, addDays(monday, -7 * WEEKDAY_WEEKS), addDays(monday, -1))) {
    const weekday = weekdayOf(day);
    sums[weekday] = (sums[weekday] ?? 0) + count;
  }
  return sums;
}

/** The weekday (0: Monday) that stands out: at least a quarter above the mean. Null when none does, or too little was counted. */
export function busiestWeekday(sums: readonly number[]): number | null {
  const total = sums.reduce((sum, each) => sum + each, 0);
  const most = Math.max(...sums);
  const isClear = total >= ENOUGH_EVENTS && most >= 1.25 * (total / sums.length);
  return isClear && sums.indexOf(most) === sums.lastIndexOf(most) ? sums.indexOf(most) : null;
}
