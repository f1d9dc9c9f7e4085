import type { IsoDate } from "@/lib/clock";
import { addDays } from "@/lib/time/add-days";

const toDate = (day: IsoDate): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): IsoDate => date.toISOString().slice(0, 10);

/** 0 on Monday, 6 on Sunday. */
export const weekdayOf = (day: IsoDate): number => (toDate(day).getUTCDay() + 6) % 7;

export const mondayOf = (day: IsoDate): IsoDate => addDays(day, -weekdayOf(day));

export const firstOfMonth = (day: IsoDate): IsoDate => `${day.slice(0, 7)}-01`;

/** @param day the first of a month. */
export function addMonths(day: IsoDate, months: number): IsoDate {
  const date = toDate(day);
  date.setUTCMonth(date.getUTCMonth() + months);
  return toDay(date);
}
