import { WEEKDAYS, type Weekday } from "@/lib/clock";

/** Opening and closing time, `"HH:MM"`; "24:00" is the day's end, and a closing time <= the opening is the next day's. */
export type TimeRange = readonly [opens: string, closes: string];

/** The `horario` column. A day with no ranges is closed; a missing day is unknown. */
export type WeeklyHours = Readonly<Partial<Record<Weekday, readonly TimeRange[]>>>;

/** Most ranges of a day; so says the database. */
export const MAX_RANGES = 6;

const TIME = /^(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/;
const MINUTES_PER_HOUR = 60;

/** Minutes since midnight of a valid `"HH:MM"` (0 to 1440). */
export function toMinutes(time: string): number {
  const [hours = "0", minutes = "0"] = time.split(":");
  return Number(hours) * MINUTES_PER_HOUR + Number(minutes);
}

/** Minutes at which a range ends, counted from the midnight that its day begins with: above 1440 it runs past midnight. */
export function endMinutes([opens, closes]: TimeRange): number {
  const end = toMinutes(closes);
  return end <= toMinutes(opens) ? end + 24 * MINUTES_PER_HOUR : end;
}

/** The whole day: `["00:00", "24:00"]`, or any range that comes back to its own opening time. */
export const isAroundTheClock = (range: TimeRange): boolean => endMinutes(range) - toMinutes(range[0]) === 1440;

function parseRange(value: unknown): TimeRange | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [opens, closes]: unknown[] = value;
  if (typeof opens !== "string" || typeof closes !== "string") return null;
  return TIME.test(opens) && opens !== "24:00" && TIME.test(closes) ? [opens, closes] : null;
}

/** The ranges of a day in the order of opening; null for what nobody can read. */
export function parseRanges(value: unknown): readonly TimeRange[] | null {
  if (!Array.isArray(value)) return null;
  const ranges = value.map(parseRange).filter((range) => range !== null);
  return ranges.length === value.length ? ranges.toSorted((a, b) => toMinutes(a[0]) - toMinutes(b[0])) : null;
}

/** Reads hours. A day with an unreadable range is unknown, not closed: a wrong "cerrado" costs a visit. */
export function parseWeeklyHours(value: unknown): WeeklyHours | null {
  if (typeof value !== "object" || value === null) return null;
  const days = new Map(Object.entries(value));
  const known = WEEKDAYS.flatMap((weekday) => {
    const ranges = parseRanges(days.get(weekday));
    return ranges ? [[weekday, ranges] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : null;
}
