import { type DayDraft, dayDraftOf, parseDayDraft, toDayDraft } from "@/lib/businesses/hours/day-draft";
import type { TimeRange, WeeklyHours } from "@/lib/businesses/hours/weekly-hours";
import { WEEKDAYS, type Weekday } from "@/lib/clock";
import type { FieldValues } from "@/lib/forms/form-state";

export type WeekDraft = Readonly<Record<Weekday, DayDraft>>;

export const weekDraftOf = (values: FieldValues): WeekDraft =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, dayDraftOf(values, day)])) as WeekDraft;

/** The ranges of a day as it is typed; undefined where nothing is said, or not all of it yet. */
export function finishedRanges(draft: DayDraft): readonly TimeRange[] | undefined {
  const parsed = parseDayDraft(draft);
  return parsed.ok ? parsed.value : undefined;
}

/** Week typed so far, without days that are not finished. Null where no day is known. */
export function knownWeek(week: WeekDraft): WeeklyHours | null {
  const days = WEEKDAYS.flatMap((day) => {
    const ranges = finishedRanges(week[day]);
    return ranges ? [[day, ranges] as const] : [];
  });
  return days.length > 0 ? Object.fromEntries(days) : null;
}

export type ReadWeek = {
  empty: Partial<WeekDraft>;
  other: Partial<WeekDraft>;
};

export function readIntoWeek(read: WeeklyHours, week: WeekDraft): ReadWeek {
  const days = WEEKDAYS.flatMap((day) => (read[day] ? [[day, toDayDraft(read[day])] as const] : []));
  const isSame = (one: DayDraft, other: DayDraft) => JSON.stringify(one) === JSON.stringify(other);
  return {
    empty: Object.fromEntries(days.filter(([day]) => week[day].state === "")),
    other: Object.fromEntries(days.filter(([day, draft]) => week[day].state !== "" && !isSame(week[day], draft))),
  };
}
