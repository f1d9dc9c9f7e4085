import { type IsoDate, parseIsoDate } from "@/lib/clock";
import { addDays } from "@/lib/time/add-days";
import { parseRanges, type TimeRange, type WeeklyHours } from "./weekly-hours";

/** A day that is not as the week says; without ranges it is closed. */
export type SpecialDay = { ranges: readonly TimeRange[]; label: string | null };

/** The `horario_especial` column, by day in Mexico City. */
export type SpecialDays = Readonly<Record<IsoDate, SpecialDay>>;

export type OpeningTimes = { weeklyHours: WeeklyHours | null; specialDays: SpecialDays | null };

/** Most that is stored; so says the database. */
export const MAX_SPECIAL_DAYS = 40;

/** Reads special days. One that nobody can read is as the week says. Null when there are none. */
export function parseSpecialDays(value: unknown): SpecialDays | null {
  if (typeof value !== "object" || value === null) return null;
  const days = Object.entries(value).flatMap(([date, day]: [string, unknown]) => {
    if (parseIsoDate(date) !== date || typeof day !== "object" || day === null) return [];
    const { ranges: written, label } = day as Readonly<Record<string, unknown>>;
    const ranges = parseRanges(written);
    return ranges ? [[date, { ranges, label: typeof label === "string" ? label : null }] as const] : [];
  });
  return days.length > 0 ? Object.fromEntries(days.toSorted(([a], [b]) => (a < b ? -1 : 1))) : null;
}

export const specialDaysColumn = (days: SpecialDays) =>
  Object.keys(days).length === 0
    ? null
    : Object.fromEntries(
        Object.entries(days).map(([date, { ranges, label }]) => [
          date,
          { ranges: ranges.map((range) => [...range]), ...(label === null ? {} : { label }) },
        ]),
      );

export const specialDaysFrom = (days: SpecialDays | null, first: IsoDate): SpecialDays =>
  Object.fromEntries(Object.entries(days ?? {}).filter(([date]) => date >= first));

/** Special days that still matter: the night of yesterday may not be over. */
export const presentSpecialDays = (days: SpecialDays | null, today: IsoDate): SpecialDays =>
  specialDaysFrom(days, addDays(today, -1));

/** Typed days, which are after today, with what is said of today elsewhere ("Hoy cerramos"), unless they name it. */
export const withToday = (stored: SpecialDays | null, typed: SpecialDays, today: IsoDate): SpecialDays => ({
  ...Object.fromEntries(Object.entries(presentSpecialDays(stored, today)).filter(([date]) => date <= today)),
  ...typed,
});

export type SpecialSpan = SpecialDay & { from: IsoDate; to: IsoDate };

const isAlike = (one: SpecialDay, other: SpecialDay): boolean =>
  one.label === other.label && JSON.stringify(one.ranges) === JSON.stringify(other.ranges);

export function specialSpans(days: SpecialDays): SpecialSpan[] {
  const spans: SpecialSpan[] = [];
  for (const [date, day] of Object.entries(days).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const last = spans.at(-1);
    if (last && addDays(last.to, 1) === date && isAlike(last, day)) last.to = date;
    else spans.push({ ...day, from: date, to: date });
  }
  return spans;
}
