import { type DayDraft, dayDraftOf, toDayDraft } from "@/lib/businesses/hours/day-draft";
import type { WeeklyHours } from "@/lib/businesses/hours/weekly-hours";
import { WEEKDAYS, type Weekday } from "@/lib/clock";
import type { FieldValues } from "@/lib/forms/form-state";

export type WeekDraft = Readonly<Record<Weekday, DayDraft>>;

export const weekDraftOf = (values: FieldValues): WeekDraft =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, dayDraftOf(values, day)])) as WeekDraft;

type Part = Partial<WeekDraft>;

/** Days of a text that was read: those that are empty in the week, and those that say something else there. */
export function readIntoWeek(read: WeeklyHours, week: WeekDraft): { empty: Part; other: Part } {
  const days = WEEKDAYS.flatMap((day) => (read[day] ? [[day, toDayDraft(read[day])] as const] : []));
  const isSame = (one: DayDraft, other: DayDraft) => JSON.stringify(one) === JSON.stringify(other);
  return {
    empty: Object.fromEntries(days.filter(([day]) => week[day].state === "")),
    other: Object.fromEntries(days.filter(([day, draft]) => week[day].state !== "" && !isSame(week[day], draft))),
  };
}
