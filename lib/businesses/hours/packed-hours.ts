import { WEEKDAYS } from "@/lib/clock";
import type { TimeRange, WeeklyHours } from "./weekly-hours";

const UNKNOWN = "?";
const AS_THE_DAY_BEFORE = "=";
/** As owners write it and pages say it: what a page says already takes hardly any room in its compressed form. */
const UNTIL = " a ";

const isRange = (times: readonly string[]): times is TimeRange & string[] => times.length === 2;

/**
 * A week in a short text, Monday first: "09:00 a 14:00,16:00 a 19:00|=|=|=|=|10:00 a 14:00|" is closed on Sundays, "?" is a day
 * that nobody knows.
 */
export function packHours(hours: WeeklyHours): string {
  const days = WEEKDAYS.map((day) => hours[day]?.map((range) => range.join(UNTIL)).join(",") ?? UNKNOWN);
  return days.map((text, index) => (index > 0 && text === days[index - 1] ? AS_THE_DAY_BEFORE : text)).join("|");
}

/** The week that `packHours` has written. */
export function unpackHours(text: string): WeeklyHours {
  const hours: Partial<Record<(typeof WEEKDAYS)[number], readonly TimeRange[]>> = {};
  let before = UNKNOWN;
  text.split("|").forEach((written, index) => {
    const day = WEEKDAYS[index];
    if (written !== AS_THE_DAY_BEFORE) before = written;
    if (day === undefined || before === UNKNOWN) return;
    hours[day] = before
      .split(",")
      .map((range) => range.split(UNTIL))
      .filter(isRange);
  });
  return hours;
}
