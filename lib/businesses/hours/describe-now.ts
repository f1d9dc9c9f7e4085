import { toLocalDate } from "@/lib/clock";
import { isPublicHoliday } from "@/lib/time/public-holidays";
import { describeStatus } from "./describe-hours";
import { type OpeningStatus, openingStatus } from "./opening-status";
import type { OpeningTimes } from "./special-days";

export function describeNow(times: OpeningTimes, now: Date): { kind: OpeningStatus["kind"]; text: string } {
  const { weeklyHours, specialDays } = times;
  const status = openingStatus(weeklyHours, now, specialDays);
  const today = toLocalDate(now);
  // Of a special day its owner has thought.
  return { kind: status.kind, text: describeStatus(status, isPublicHoliday(today) && !specialDays?.[today]) };
}
