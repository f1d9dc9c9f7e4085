import { WEEKDAYS } from "@/lib/clock";
import { describeRanges } from "./describe-hours";
import { readHoursText } from "./read-hours-text";
import type { WeeklyHours } from "./weekly-hours";

export function repeatsWeek(text: string, week: WeeklyHours): boolean {
  const read = readHoursText(text);
  if (!read.ok) return false;
  return WEEKDAYS.every((day) => {
    const [said, shown] = [read.value[day], week[day]];
    return said === undefined || (shown !== undefined && describeRanges(said) === describeRanges(shown));
  });
}

export const textBesideWeek = (text: string | null, week: WeeklyHours | null): string | null =>
  text !== null && week !== null && repeatsWeek(text, week) ? null : text;
