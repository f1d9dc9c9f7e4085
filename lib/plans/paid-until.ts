import type { IsoDate } from "@/lib/clock";
import { DAY_MS } from "@/lib/time/add-days";
import { BILLING } from "./billing";

/** Returns the same day of the next month, or that month's last day: the end of a month that is paid today. */
export function oneMonthLater(date: IsoDate): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

export const isEndingSoon = (paidUntil: IsoDate, today: IsoDate): boolean =>
  Date.parse(paidUntil) - Date.parse(today) <= Math.max(...BILLING.reminderDays) * DAY_MS;
