import type { LocalMoment } from "@/lib/clock";
import type { SpecialDay } from "./special-days";
import { endMinutes, type TimeRange, toMinutes } from "./weekly-hours";

/** Up to here a closing time belongs to the night of today. */
const END_OF_NIGHT = 6 * 60;
const MINUTES_PER_DAY = 1440;

/** Today's hours until `closes`; null for an hour that is over. @param usual the week's hours of today. @param closes "HH:MM". */
export function openUntil(usual: readonly TimeRange[], closes: string, { minute }: LocalMoment): SpecialDay | null {
  const isNight = toMinutes(closes) <= minute && toMinutes(closes) < END_OF_NIGHT;
  const end = toMinutes(closes) + (isNight ? MINUTES_PER_DAY : 0);
  if (end <= minute) return null;
  const written = closes === "00:00" ? "24:00" : closes;
  const begun = usual.filter(([opens]) => toMinutes(opens) < end);
  const last = begun.at(-1);
  const now = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
  const lengthened: TimeRange = [last?.[0] ?? now, written];
  // A night that would run on into tomorrow evening is none.
  const range: TimeRange = endMinutes(lengthened) === end ? lengthened : [now, written];
  return { ranges: [...begun.slice(0, -1), range], label: null };
}
