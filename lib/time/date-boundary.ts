import { toLocalMoment } from "@/lib/clock";
import type { DateRange } from "@/lib/time/date-range";
import { addDays, DAY_MS } from "./add-days";

const DAY_S = DAY_MS / 1000;

/** Seconds until the next midnight in Mexico City (no summer time since 2022) at which a range begins or ends; null for none. */
export function secondsUntilBoundary(ranges: readonly DateRange[], now: Date): number | null {
  const { date: today, minute } = toLocalMoment(now);
  const next = ranges
    .flatMap(({ startsOn, endsOn }) => [startsOn, endsOn && addDays(endsOn, 1)])
    .filter((day) => day !== null && day > today)
    .sort()[0];
  if (!next) return null;
  const secondsOfToday = minute * 60 + now.getUTCSeconds();
  return ((Date.parse(next) - Date.parse(today)) / DAY_MS) * DAY_S - secondsOfToday;
}
