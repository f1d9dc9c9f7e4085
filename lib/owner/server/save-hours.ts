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
import { toText } from "@/lib/database-rows/row";
import { type FormFailure, formFailure } from "@/lib/forms/form-state";
import type { Json } from "@/lib/supabase/database.types";
import { addDays } from "@/lib/time/add-days";
import { type BaseVersion, readBaseVersion } from "../base-version";
import { editFailure } from "../edit-failure";
import { HOURS_MESSAGES } from "../hours-messages";
import { PANEL_MESSAGES } from "../messages";
import type { OwnedBusiness } from "../owned-business";
import { BASE_VERSION_FIELD, type SectionConflict, type SectionSaved } from "../section-state";
import { getOwnedBusiness } from "./owned-business";
import type { Owner } from "./owner-action";
import { saveOwn } from "./save-own";

export const HOURS_COLUMNS = ["hours", "horario", "horario_especial"] as const;

type Changes = { [column: string]: Json };

/** A text that nobody has seen as a week yet: it is shown in the form, and nothing is stored. */
function shownText(text: string): FormFailure {
  const read = readHoursText(text);
  const baseVersion = { [READ_TEXT_FIELD]: text };
  if (read.ok)
    return formFailure(HOURS_MESSAGES.textRead(describeSchedule(read.value)), {
      ...weekValues(read.value),
      ...baseVersion,
    });
  const message = HOURS_MESSAGES.textUnread(read.near);
  return formFailure(message, baseVersion, { [HOURS_TEXT_FIELD]: message });
}

function lostText(text: string): FormFailure {
  const read = readHoursText(text);
  const message = HOURS_MESSAGES.textLost(read.ok ? text : read.near);
  return formFailure(message, {}, { [HOURS_TEXT_FIELD]: message });
}

function changesOf(
  { week, text, special }: ParsedHours,
  baseVersion: BaseVersion,
  stored: SpecialDays | null,
  today: IsoDate,
) {
  const baseSpecial = parseSpecialDays(baseVersion.horario_especial);
  const changes: Changes = {};
  // As it would come back untouched: midnight may be stored as 00:00.
  const { week: baseWeek } = parseHoursForm(wholeWeekValues(parseWeeklyHours(baseVersion.horario)), today).hours;
  if (!isDeepStrictEqual(week, baseWeek)) changes.horario = week as Json;
  if (text !== (toText(baseVersion.hours) ?? null)) changes.hours = text;
  if (!isDeepStrictEqual(withToday(baseSpecial, special, today), baseSpecial ?? {}))
    changes.horario_especial = specialDaysColumn(withToday(stored, special, today));
  return changes;
}

/** Stores the hours of a form, unless somebody has changed the same meanwhile, or has to look at them first. */
export async function saveHours(
  hours: ParsedHours,
  owner: Owner,
  form: FormData,
): Promise<SectionSaved | SectionConflict | FormFailure> {
  if (hours.unreadText !== null) return shownText(hours.unreadText);
  const today = toLocalDate(new Date());
  const baseVersion = readBaseVersion(form.get(BASE_VERSION_FIELD));
  const present = await getOwnedBusiness(owner.viewer.id, owner.business.id);
  if (!present) return editFailure({ code: "notYours" });
  const stored = parseSpecialDays(present.row.horario_especial);
  const changes = changesOf(hours, baseVersion, stored, today);
  if (hours.lostText !== null && !changes.horario && !changes.hours) return lostText(hours.lostText);
  const coming = (days: SpecialDays | null) => specialDaysFrom(days, addDays(today, 1));
  // Today's hours that were set meanwhile are no conflict: the form does not have them.
  const isSameAhead = isDeepStrictEqual(coming(stored), coming(parseSpecialDays(baseVersion.horario_especial)));
  return saveOwn(owner, "horario", {
    changes,
    baseVersion: isSameAhead
      ? { ...baseVersion, horario_especial: (present.row.horario_especial ?? null) as Json }
      : baseVersion,
    toConflict: (now, columns) => toConflict(hours, baseVersion, columns, now),
  });
}

const linesText = (days: SpecialDays | null): string =>
  describeSpecialDays(days, toLocalDate(new Date()))
    .map((line) => `${line.days}: ${line.hours}`)
    .join("\n") || EMPTY_FIELD;

/** Sent again, the form overwrites what it was told of, and leaves alone what this editor has not touched. */
function toConflict(
  hours: ParsedHours,
  baseVersion: BaseVersion,
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
    ...formFailure(PANEL_MESSAGES.conflict, { [BASE_VERSION_FIELD]: JSON.stringify({ ...baseVersion, ...now }) }),
    conflict: { differences: told.map((column) => differences[column]) },
  };
}
