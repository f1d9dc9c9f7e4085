import "server-only";
import { isDeepStrictEqual } from "node:util";
import { EMPTY_FIELD } from "@/lib/businesses/edit-difference";
import { describeSchedule } from "@/lib/businesses/hours/describe-hours";
import { describeSpecialDays } from "@/lib/businesses/hours/describe-special-days";
import {
  HOURS_TEXT_FIELD,
  type ParsedHours,
  parseHoursForm,
  READ_TEXT_FIELD,
  weekValues,
  wholeWeekValues,
} from "@/lib/businesses/hours/hours-form";
import { readHoursText } from "@/lib/businesses/hours/read-hours-text";
import {
  parseSpecialDays,
  type SpecialDays,
  specialDaysColumn,
  specialDaysFrom,
  withToday,
} from "@/lib/businesses/hours/special-days";
import { parseWeeklyHours } from "@/lib/businesses/hours/weekly-hours";
import { type IsoDate, toLocalDate } from "@/lib/clock";
import { type FormFailure, formFailure } from "@/lib/forms/form-state";
import { toText } from "@/lib/rows/row";
import type { Json } from "@/lib/supabase/database.types";
import { addDays } from "@/lib/time/add-days";
import { editFailure } from "../edit-failure";
import { HOURS_MESSAGES } from "../hours-messages";
import { PANEL_MESSAGES } from "../messages";
import type { OwnedBusiness } from "../owned-business";
import { SEEN_FIELD, type SectionConflict, type SectionSaved } from "../section-state";
import { readSeenColumns, type SeenColumns } from "../seen-columns";
import { sectionSaved } from "./fields-action";
import { getOwnedBusiness } from "./owned-business";
import type { Owner } from "./owner-action";
import { saveOwn } from "./save-own";

export const HOURS_COLUMNS = ["hours", "horario", "horario_especial"] as const;

type Changes = { [column: string]: Json };

/** A text that nobody has seen as a week yet: it is shown in the form, and nothing is stored. */
function shownText(text: string): FormFailure {
  const read = readHoursText(text);
  const seen = { [READ_TEXT_FIELD]: text };
  if (read.ok)
    return formFailure(HOURS_MESSAGES.textRead(describeSchedule(read.value)), { ...weekValues(read.value), ...seen });
  const message = HOURS_MESSAGES.textUnread(read.near);
  return formFailure(message, seen, { [HOURS_TEXT_FIELD]: message });
}

function lostText(text: string): FormFailure {
  const read = readHoursText(text);
  const message = HOURS_MESSAGES.textLost(read.ok ? text : read.near);
  return formFailure(message, {}, { [HOURS_TEXT_FIELD]: message });
}

function changesOf(
  { week, text, special }: ParsedHours,
  seen: SeenColumns,
  stored: SpecialDays | null,
  today: IsoDate,
) {
  const seenSpecial = parseSpecialDays(seen.horario_especial);
  const changes: Changes = {};
  // As it would come back untouched: midnight may be stored as 00:00.
  const { week: seenWeek } = parseHoursForm(wholeWeekValues(parseWeeklyHours(seen.horario)), today).hours;
  if (!isDeepStrictEqual(week, seenWeek)) changes.horario = week as Json;
  if (text !== (toText(seen.hours) ?? null)) changes.hours = text;
  if (!isDeepStrictEqual(withToday(seenSpecial, special, today), seenSpecial ?? {}))
    changes.horario_especial = specialDaysColumn(withToday(stored, special, today));
  return changes;
}

/** Stores the hours of a form, unless somebody has changed the same meanwhile, or has to look at them first. */
export async function saveHours(
  hours: ParsedHours,
  { viewer, business }: Owner,
  form: FormData,
): Promise<SectionSaved | SectionConflict | FormFailure> {
  if (hours.unreadText !== null) return shownText(hours.unreadText);
  const today = toLocalDate(new Date());
  const seen = readSeenColumns(form.get(SEEN_FIELD));
  const present = await getOwnedBusiness(viewer.id, business.id);
  if (!present) return editFailure({ code: "notYours" });
  const stored = parseSpecialDays(present.row.horario_especial);
  const changes = changesOf(hours, seen, stored, today);
  if (hours.lostText !== null && !changes.horario && !changes.hours) return lostText(hours.lostText);
  const coming = (days: SpecialDays | null) => specialDaysFrom(days, addDays(today, 1));
  // Today's hours that were set meanwhile are no conflict: the form does not have them.
  const isSameAhead = isDeepStrictEqual(coming(stored), coming(parseSpecialDays(seen.horario_especial)));
  const outcome = await saveOwn({
    person: viewer.id,
    business: business.id,
    changes,
    seen: isSameAhead ? { ...seen, horario_especial: (present.row.horario_especial ?? null) as Json } : seen,
  });
  switch (outcome.kind) {
    case "refused":
      return editFailure(outcome);
    case "conflict":
      return toConflict(hours, seen, outcome.columns, outcome.present);
    case "saved":
      return sectionSaved("horario", business.id, false);
    default:
      return outcome satisfies never;
  }
}

const linesText = (days: SpecialDays | null): string =>
  describeSpecialDays(days, toLocalDate(new Date()))
    .map((line) => `${line.days}: ${line.hours}`)
    .join("\n") || EMPTY_FIELD;

/** Sent again, the form overwrites what it was told of, and leaves alone what this editor has not touched. */
function toConflict(
  hours: ParsedHours,
  seen: SeenColumns,
  columns: readonly string[],
  { row }: OwnedBusiness,
): SectionConflict {
  const differences = {
    horario: {
      label: "Horario de la semana",
      theirs: describeSchedule(parseWeeklyHours(row.horario) ?? {}) || EMPTY_FIELD,
      yours: describeSchedule(hours.week ?? {}) || EMPTY_FIELD,
    },
    hours: { label: "Nota", theirs: toText(row.hours) ?? EMPTY_FIELD, yours: hours.text ?? EMPTY_FIELD },
    horario_especial: {
      label: "Días especiales",
      theirs: linesText(parseSpecialDays(row.horario_especial)),
      yours: linesText(hours.special),
    },
  };
  const told = HOURS_COLUMNS.filter((column) => columns.includes(column));
  const now = Object.fromEntries(told.map((column) => [column, (row[column] ?? null) as Json]));
  return {
    ...formFailure(PANEL_MESSAGES.conflict, { [SEEN_FIELD]: JSON.stringify({ ...seen, ...now }) }),
    conflict: { differences: told.map((column) => differences[column]) },
  };
}
