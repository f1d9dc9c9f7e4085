import { type DayDraft, dayDraftOf } from "@/lib/businesses/hours/day-draft";
import { WEEKDAYS, type Weekday } from "@/lib/clock";
import type { FieldValues } from "@/lib/forms/form-state";

/** A week as it is typed. */
export type WeekDraft = Readonly<Record<Weekday, DayDraft>>;

/** What the fields of a week hold. */
export const weekDraftOf = (values: FieldValues): WeekDraft =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, dayDraftOf(values, day)])) as WeekDraft;
