import { type DayDraft, dayDraftOf, parseDayDraft } from "@/lib/businesses/hours/day-draft";
import type { TimeRange, WeeklyHours } from "@/lib/businesses/hours/weekly-hours";
import { WEEKDAYS, type Weekday } from "@/lib/clock";
import type { FieldValues } from "@/lib/forms/form-state";

/** A week as it is typed. */
export type WeekDraft = Readonly<Record<Weekday, DayDraft>>;

/** What the fields of a week hold. */
export const weekDraftOf = (values: FieldValues): WeekDraft =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, dayDraftOf(values, day)])) as WeekDraft;

/** The ranges of a day as it is typed; undefined where nothing is said, or not all of it yet. */
export function finishedRanges(draft: DayDraft): readonly TimeRange[] | undefined {
  const parsed = parseDayDraft(draft);
  return parsed.ok ? parsed.value : undefined;
}

/** What is typed so far; a day that is not finished is left out. Null where no day is known. */
export function knownWeek(week: WeekDraft): WeeklyHours | null {
  const days = WEEKDAYS.flatMap((day) => {
    const ranges = finishedRanges(week[day]);
    return ranges ? [[day, ranges] as const] : [];
  });
  return days.length > 0 ? Object.fromEntries(days) : null;
}
