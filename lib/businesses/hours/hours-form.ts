import { type IsoDate, parseIsoDate, WEEKDAYS } from "@/lib/clock";
import type { FieldErrors, FieldValues } from "@/lib/forms/form-state";
import { toVisibleText } from "@/lib/text/visible-text";
import { addDays } from "@/lib/time/add-days";
import { type DayDraft, type DayFault, dayDraftOf, dayField, dayValues, parseDayDraft, toDayDraft } from "./day-draft";
import { readHoursText } from "./read-hours-text";
import { textBesideWeek } from "./repeats-week";
import { MAX_SPECIAL_DAYS, type SpecialDay, type SpecialDays, specialDaysFrom, specialSpans } from "./special-days";
import type { TimeRange, WeeklyHours } from "./weekly-hours";

/** Hours as somebody writes them, to be read into the week; and what the week cannot say. */
export const HOURS_TEXT_FIELD = "horario_texto";
export const HOURS_NOTE_FIELD = "horario_nota";
/** The text of which the editor has said how it is understood: the fields of the week hold of it what they should. */
export const READ_TEXT_FIELD = "texto_leido";
export const HOURS_TEXT_CHARACTERS = 300;
const LABEL_CHARACTERS = 60;
const MAX_DAYS_AHEAD = 400;

const DAY_FAULTS: Readonly<Record<DayFault, string>> = {
  noTimes: "Pon a qué hora abres y a qué hora cierras.",
  halfRange: "Pon las dos horas: a qué hora abres y a qué hora cierras.",
  sameTime: "Abre y cierra a la misma hora. Si no cierras, elige «24 horas».",
  overlap: "Dos horarios de este día se enciman. Revisa las horas.",
};

const SPECIAL_FAULTS = {
  noDay: "Elige el día en el calendario.",
  past: "Ese día ya pasó. Elige uno de hoy en adelante.",
  backwards: "El último día va después del primero.",
  farAhead: "Elige un día dentro de un año.",
  longLabel: "Usa un nombre más corto, de hasta 60 caracteres.",
  tooMany: "Caben hasta 40 días especiales. Quita algunos.",
} as const;

export type SpecialDraft = DayDraft & { from: string; to: string; label: string };

export const specialName = (index: number): string => `especial_${index}`;
const MAX_SPECIAL_ROWS = MAX_SPECIAL_DAYS + 1;
export const fromField = (name: string): string => `${name}_dia`;
export const toField = (name: string): string => `${name}_hasta`;
export const labelField = (name: string): string => `${name}_nombre`;

type StoredHours = { week: WeeklyHours | null; special: SpecialDays | null; text: string | null };

function weekInText({ week, text }: Pick<StoredHours, "week" | "text">): WeeklyHours | null {
  const read = week === null && text !== null ? readHoursText(text) : null;
  return read?.ok ? read.value : null;
}

/** Fields of the editor; an understood text is shown as its week. @param first earlier days are not edited here */
export function hoursFormValues({ week, special, text }: StoredHours, first: IsoDate): FieldValues {
  const spans = specialSpans(specialDaysFrom(special, first)).map(({ from, to, ranges, label }, index) =>
    specialValues(index, { ...toDayDraft(ranges), from, to: to === from ? "" : to, label: label ?? "" }),
  );
  const shownWeek = week ?? weekInText({ week, text });
  return Object.assign(
    {
      [HOURS_TEXT_FIELD]: "",
      [HOURS_NOTE_FIELD]: textBesideWeek(text, shownWeek) ?? "",
      [READ_TEXT_FIELD]: "",
    },
    wholeWeekValues(shownWeek),
    ...spans,
  );
}

export const wholeWeekValues = (week: WeeklyHours | null): FieldValues =>
  Object.assign({}, ...WEEKDAYS.map((day) => dayValues(day, toDayDraft(week?.[day]))));

export const weekValues = (week: WeeklyHours): FieldValues =>
  Object.assign({}, ...WEEKDAYS.flatMap((day) => (week[day] ? [dayValues(day, toDayDraft(week[day]))] : [])));

export function specialValues(index: number, { from, to, label, ...day }: SpecialDraft): FieldValues {
  const name = specialName(index);
  return { ...dayValues(name, day), [fromField(name)]: from, [toField(name)]: to, [labelField(name)]: label };
}

/** The special days that were typed; a row without any day is none. */
export function specialDraftsOf(values: FieldValues): SpecialDraft[] {
  return Array.from({ length: MAX_SPECIAL_ROWS }, (_, index) => {
    const name = specialName(index);
    return {
      ...dayDraftOf(values, name),
      from: parseIsoDate(values[fromField(name)]) ?? "",
      to: parseIsoDate(values[toField(name)]) ?? "",
      label: values[labelField(name)] ?? "",
    };
  }).filter(({ from, to }) => from !== "" || to !== "");
}

export type ParsedHours = {
  week: WeeklyHours | null;
  special: SpecialDays;
  text: string | null;
  unreadText: string | null;
  /** A pasted text that nobody understands and that stands nowhere else: the fields of the week are filled. */
  lostText: string | null;
};

export function parseHoursForm(values: FieldValues, today: IsoDate): { hours: ParsedHours; errors: FieldErrors } {
  const errors: Record<string, string> = {};
  const week: Partial<Record<(typeof WEEKDAYS)[number], readonly TimeRange[]>> = {};
  for (const day of WEEKDAYS) {
    const parsed = parseDayDraft(dayDraftOf(values, day));
    if (!parsed.ok) errors[dayField(day)] = DAY_FAULTS[parsed.code];
    else if (parsed.value) week[day] = parsed.value;
  }
  const special = parseSpecialRows(values, today, errors);
  const line = (name: string): string =>
    toVisibleText(values[name] ?? "")
      .replace(/\s+/g, " ")
      .trim();
  const [pasted, note] = [line(HOURS_TEXT_FIELD), line(HOURS_NOTE_FIELD)];
  for (const [name, text] of [
    [HOURS_TEXT_FIELD, pasted],
    [HOURS_NOTE_FIELD, note],
  ] as const)
    if (text.length > HOURS_TEXT_CHARACTERS) errors[name] = `Usa como máximo ${HOURS_TEXT_CHARACTERS} caracteres.`;
  const isWeekKnown = Object.keys(week).length > 0;
  // The week says it better; what it cannot say stays.
  const text = note || (isWeekKnown ? null : pasted) || null;
  return {
    hours: {
      week: isWeekKnown ? week : null,
      special,
      text,
      unreadText: pasted === line(READ_TEXT_FIELD) || pasted === "" ? null : pasted,
      lostText: pasted !== "" && pasted !== text && !readHoursText(pasted).ok ? pasted : null,
    },
    errors,
  };
}

function parseSpecialRows(values: FieldValues, today: IsoDate, errors: Record<string, string>): SpecialDays {
  const days: Record<IsoDate, SpecialDay> = {};
  for (let index = 0; index < MAX_SPECIAL_ROWS; index += 1) {
    const name = specialName(index);
    const draft = dayDraftOf(values, name);
    const [from = "", to = "", label = ""] = [values[fromField(name)], values[toField(name)], values[labelField(name)]];
    // As the week says: the row is to go.
    if ((from === "" && to === "") || draft.state === "") continue;
    const fault = specialFault(from, to || from, today);
    const parsed = parseDayDraft(draft);
    const text = toVisibleText(label).replace(/\s+/g, " ").trim();
    if (fault) errors[fromField(name)] = SPECIAL_FAULTS[fault];
    else if (!parsed.ok) errors[dayField(name)] = DAY_FAULTS[parsed.code];
    else if (text.length > LABEL_CHARACTERS) errors[labelField(name)] = SPECIAL_FAULTS.longLabel;
    else
      for (let date = from; date <= (to || from); date = addDays(date, 1))
        days[date] = { ranges: parsed.value ?? [], label: text || null };
  }
  if (Object.keys(days).length > MAX_SPECIAL_DAYS) errors[fromField(specialName(0))] ??= SPECIAL_FAULTS.tooMany;
  return days;
}

function specialFault(from: string, to: string, today: IsoDate): keyof typeof SPECIAL_FAULTS | null {
  if (parseIsoDate(from) !== from || parseIsoDate(to) !== to) return "noDay";
  if (from < today) return "past";
  if (to < from) return "backwards";
  return to > addDays(today, MAX_DAYS_AHEAD) ? "farAhead" : to >= addDays(from, MAX_SPECIAL_DAYS) ? "tooMany" : null;
}
