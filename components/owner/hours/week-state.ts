import { type DayDraft, dayDraftOf, parseDayDraft, toDayDraft } from "@/lib/businesses/hours/day-draft";
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

/** What a text says of a week, beside what is typed there. */
export type ReadWeek = {
  /** Days of which nothing was said. */
  empty: Partial<WeekDraft>;
  /** Days that have something else. */
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
