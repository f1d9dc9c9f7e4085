import { lazily } from "@/lib/browser/lazily";

/** The product's only time zone. Every rule about days and opening hours uses it, wherever the reader is. */
export const TIME_ZONE = "America/Mexico_City";

/** A calendar day, `2026-05-03`: such strings sort and compare as the days do. */
export type IsoDate = string;

/** Monday first, as schedules are read in Mexico; the keys are those of the `horario` column. */
export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const MINUTES_PER_HOUR = 60;
const MS_PER_MINUTE = 60_000;

const localParts = lazily(
  () =>
    new Intl.DateTimeFormat("en-US", {
      timeZone: TIME_ZONE,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
    }),
);

export type LocalMoment = {
  date: IsoDate;
  weekday: Weekday;
  /** Minutes since local midnight, 0 to 1439. */
  minute: number;
};

/** Mexico City's clocks were changed for the last time on 30 October 2022, at two o'clock in the morning (IANA tz 2022f). */
const LAST_CHANGE_OF_CLOCKS = Date.UTC(2022, 9, 30, 7);
/** Ahead of UTC, ever since. */
const OFFSET_MS = -6 * MINUTES_PER_HOUR * MS_PER_MINUTE;
const FIRST_OF_WEEKDAYS = 1;

/** Clock and calendar in Mexico City. Without Intl, whose first use takes a phone 50 ms: pages tell the time. */
export function toLocalMoment(now: Date): LocalMoment {
  if (!(now.getTime() >= LAST_CHANGE_OF_CLOCKS)) return readByCalendar(now);
  const local = new Date(now.getTime() + OFFSET_MS);
  const sinceMonday = (local.getUTCDay() - FIRST_OF_WEEKDAYS + WEEKDAYS.length) % WEEKDAYS.length;
  return {
    date: local.toISOString().slice(0, 10),
    weekday: WEEKDAYS[sinceMonday] ?? "mon",
    minute: local.getUTCHours() * MINUTES_PER_HOUR + local.getUTCMinutes(),
  };
}

function readByCalendar(now: Date): LocalMoment {
  const parts = new Map(
    localParts()
      .formatToParts(now)
      .map((part) => [part.type, part.value]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  const weekday = WEEKDAYS.find((day) => day === read("weekday").toLowerCase()) ?? "mon";
  return {
    date: `${read("year")}-${read("month")}-${read("day")}`,
    weekday,
    minute: Number(read("hour")) * MINUTES_PER_HOUR + Number(read("minute")),
  };
}

export const toLocalDate = (now: Date): IsoDate => toLocalMoment(now).date;

/** Reads the written day of a column, which means a day, not an instant. Null for no real day. */
export function parseIsoDate(value: unknown): IsoDate | null {
  if (typeof value !== "string") return null;
  const day = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(value.trim())?.[1];
  if (!day) return null;
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day) ? day : null;
}
