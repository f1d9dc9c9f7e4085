import { WEEKDAYS } from "@/lib/clock";
import { describeRanges } from "./describe-hours";
import { readHoursText } from "./read-hours-text";
import type { WeeklyHours } from "./weekly-hours";

/** Whether a text on opening hours says nothing but what the week says of the same days. */
export function repeatsWeek(text: string, week: WeeklyHours): boolean {
  const read = readHoursText(text);
  if (!read.ok) return false;
  return WEEKDAYS.every((day) => {
    const [said, shown] = [read.value[day], week[day]];
    return said === undefined || (shown !== undefined && describeRanges(said) === describeRanges(shown));
  });
}

/** What a page says beside the week, or in its place; a text that only repeats the week is left out. */
export const textBesideWeek = (text: string | null, week: WeeklyHours | null): string | null =>
  text !== null && week !== null && repeatsWeek(text, week) ? null : text;
