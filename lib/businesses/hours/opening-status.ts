import { type LocalMoment, toLocalMoment, WEEKDAYS, type Weekday } from "@/lib/clock";
import { addDays } from "@/lib/time/add-days";
import type { SpecialDays } from "./special-days";
import { endMinutes, type TimeRange, toMinutes, type WeeklyHours } from "./weekly-hours";

const MINUTES_PER_DAY = 1440;
const DAYS_PER_WEEK = 7;
const CLOSING_SOON_MINUTES = 60;

export type ScheduleMoment = {
  /** 0 is today in Mexico City. */
  daysAhead: number;
  weekday: Weekday;
  /** "HH:MM"; "24:00" is the end of that day. */
  time: string;
};

export type OpeningStatus =
  | { kind: "unknown" }
  /** `closes` is null when the shop never does. */
  | { kind: "open"; closes: ScheduleMoment | null; minutesLeft: number | null }
  | { kind: "closes-soon"; closes: ScheduleMoment; minutesLeft: number }
  /** `opens` is null when no next opening is known. */
  | { kind: "closed"; opens: ScheduleMoment | null };

/** Minutes counted from today's midnight in Mexico City. */
type Interval = { start: number; end: number };

const weekdayAt = (today: Weekday, daysAhead: number): Weekday => {
  const index = (WEEKDAYS.indexOf(today) + daysAhead + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  return WEEKDAYS[index] ?? today;
};

/** The ranges of a day, counted from today; undefined where nobody knows. */
type DayRanges = (daysAhead: number) => readonly TimeRange[] | undefined;

const rangesOf =
  (hours: WeeklyHours | null, special: SpecialDays | null, { date, weekday }: LocalMoment): DayRanges =>
  (daysAhead) =>
    special?.[addDays(date, daysAhead)]?.ranges ?? hours?.[weekdayAt(weekday, daysAhead)];

/** All open intervals from yesterday to a week from tomorrow, those that touch or overlap made one. */
function openIntervals(rangesOn: DayRanges): Interval[] {
  const merged: Interval[] = [];
  for (let daysAhead = -1; daysAhead <= DAYS_PER_WEEK + 1; daysAhead++) {
    for (const range of rangesOn(daysAhead) ?? []) {
      const midnight = daysAhead * MINUTES_PER_DAY;
      const next = { start: midnight + toMinutes(range[0]), end: midnight + endMinutes(range) };
      const last = merged.at(-1);
      if (last && next.start <= last.end) last.end = Math.max(last.end, next.end);
      else merged.push(next);
    }
  }
  return merged;
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

function toMoment(today: Weekday, minute: number, role: "opens" | "closes"): ScheduleMoment {
  const isDayEnd = role === "closes" && minute % MINUTES_PER_DAY === 0;
  const daysAhead = Math.floor(minute / MINUTES_PER_DAY) - (isDayEnd ? 1 : 0);
  const minuteOfDay = minute - daysAhead * MINUTES_PER_DAY;
  const time = `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`;
  return { daysAhead, weekday: weekdayAt(today, daysAhead), time };
}

/** The first opening after `minute`, unless a day of unknown hours comes before it. */
function nextOpening(rangesOn: DayRanges, today: Weekday, intervals: readonly Interval[], minute: number) {
  const next = intervals.find((interval) => interval.start > minute);
  if (!next) return null;
  const moment = toMoment(today, next.start, "opens");
  const days = Array.from({ length: moment.daysAhead }, (_, daysAhead) => rangesOn(daysAhead));
  return days.every((ranges) => ranges !== undefined) ? moment : null;
}

export function openingStatus(hours: WeeklyHours | null, now: Date, special: SpecialDays | null = null): OpeningStatus {
  if (!hours && !special) return { kind: "unknown" };
  const moment = toLocalMoment(now);
  const { weekday: today, minute } = moment;
  const rangesOn = rangesOf(hours, special, moment);
  const intervals = openIntervals(rangesOn);
  const current = intervals.find(({ start, end }) => start <= minute && minute < end);
  if (current) {
    const minutesLeft = current.end - minute;
    if (minutesLeft >= DAYS_PER_WEEK * MINUTES_PER_DAY) return { kind: "open", closes: null, minutesLeft: null };
    const closes = toMoment(today, current.end, "closes");
    return { kind: minutesLeft <= CLOSING_SOON_MINUTES ? "closes-soon" : "open", closes, minutesLeft };
  }
  if (rangesOn(0) === undefined) return { kind: "unknown" };
  return { kind: "closed", opens: nextOpening(rangesOn, today, intervals, minute) };
}
