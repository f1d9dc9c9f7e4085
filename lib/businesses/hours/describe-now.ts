import { toLocalDate } from "@/lib/clock";
import { isPublicHoliday } from "@/lib/time/public-holidays";
import { describeStatus } from "./describe-hours";
import { type OpeningStatus, openingStatus } from "./opening-status";
import type { WeeklyHours } from "./weekly-hours";

/** What a shop's hours say at `now`: the kind decides the colour. */
export function describeNow(hours: WeeklyHours, now: Date): { kind: OpeningStatus["kind"]; text: string } {
  const status = openingStatus(hours, now);
  return { kind: status.kind, text: describeStatus(status, isPublicHoliday(toLocalDate(now))) };
}
