import type { IsoDate } from "@/lib/clock";
import { addDays } from "@/lib/time/add-days";
import { isPublicHoliday } from "@/lib/time/public-holidays";
import { ARCO_DAYS } from "./model";

/** Working days before a deadline on which the administrators are reminded. */
export const REMINDED_DAYS = 5;

/** Neither a weekend nor a day of rest by law. The authority's own holidays only give more time: here they are not counted on. */
export function isWorkingDay(date: IsoDate): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(date);
}

/** The working day that is so many after a day, which does not count itself; before it where `days` is negative. */
export function addWorkingDays(date: IsoDate, days: number): IsoDate {
  const step = Math.sign(days);
  let day = date;
  for (let left = Math.abs(days); left > 0; left -= Number(isWorkingDay(day))) day = addDays(day, step);
  return day;
}

/** Working days from the day after `today` until `due`, which counts; negative where it has passed. */
export function workingDaysLeft(today: IsoDate, due: IsoDate): number {
  if (due < today) return -workingDaysLeft(due, today);
  let left = 0;
  for (let day = today; day < due; ) {
    day = addDays(day, 1);
    left += Number(isWorkingDay(day));
  }
  return left;
}

export type Deadline = { due: IsoDate; remind: IsoDate };

function deadlineFrom(date: IsoDate, days: number): Deadline {
  const due = addWorkingDays(date, days);
  return { due, remind: addWorkingDays(due, -REMINDED_DAYS) };
}

export const answerBy = (today: IsoDate): Deadline => deadlineFrom(today, ARCO_DAYS.answer);
export const carryOutBy = (today: IsoDate): Deadline => deadlineFrom(today, ARCO_DAYS.effect);
/** @param due the first deadline */
export const extendedFrom = (due: IsoDate): Deadline => deadlineFrom(due, ARCO_DAYS.answer);
