import { dayDraftOf, dayField } from "@/lib/businesses/hours/day-draft";
import { parseHoursForm, wholeWeekValues } from "@/lib/businesses/hours/hours-form";
import { parseWeeklyHours } from "@/lib/businesses/hours/weekly-hours";
import { type IsoDate, WEEKDAYS } from "@/lib/clock";
import type { FieldErrors, FieldValues } from "@/lib/forms/form-state";
import { ON } from "@/lib/forms/on-off";
import type { Json } from "@/lib/supabase/database.types";
import { DROPS_WEEK_FIELD } from "./edit-fields";

function baseValues({ semana = "null" }: FieldValues): FieldValues {
  try {
    return wholeWeekValues(parseWeeklyHours(JSON.parse(semana)));
  } catch {
    return wholeWeekValues(null);
  }
}

/** True if the typed week is another one than the editor was opened with; one that was not sent is not. */
export function isWeekTouched(typed: FieldValues, baseVersion: FieldValues): boolean {
  const before = baseValues(baseVersion);
  return WEEKDAYS.some(
    (day) =>
      typed[dayField(day)] !== undefined &&
      JSON.stringify(dayDraftOf(typed, day)) !== JSON.stringify(dayDraftOf(before, day)),
  );
}

export function toWeekColumn(
  typed: FieldValues,
  baseVersion: FieldValues,
  today: IsoDate,
): { columns: { [column: string]: Json }; errors: FieldErrors } {
  if (typed[DROPS_WEEK_FIELD] === ON) return { columns: { horario: null }, errors: {} };
  // A week of another source may be none that can be typed: it is left as it is.
  if (!isWeekTouched(typed, baseVersion)) return { columns: {}, errors: {} };
  const { hours, errors } = parseHoursForm(typed, today);
  const ofWeek = WEEKDAYS.map(dayField).filter((name) => errors[name] !== undefined);
  return {
    columns: { horario: hours.week as Json },
    errors: Object.fromEntries(ofWeek.map((name) => [name, errors[name]])),
  };
}
