import { endMinutes, type TimeRange, toMinutes } from "./weekly-hours";

export type WrittenTime = {
  /** 0 to 24. */
  hour: number;
  minute: number;
  half: "am" | "pm" | null;
  /** It can only be meant by the clock of 24 hours: "18", "09:00". */
  isExact: boolean;
};

/** Before this hour nobody opens who writes no "am": "de 4 a 8" is the afternoon. */
const EARLIEST_BARE_OPENING = 5;
/** And before this one not if the closing time says "pm": "5 a 10pm". */
const EARLIEST_BEFORE_PM = 6;
const NOON = 12;
/** No shop that is not open all the time is open for longer. */
const MAX_MINUTES = 20 * 60;

const clock = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;

const byHalf = ({ hour, half }: WrittenTime): number => (hour % NOON) + (half === "pm" ? NOON : 0);

/** Opening time. @param closes end of the same range. @param after "HH:MM", end of the day's range before it. */
function openingTime(opens: WrittenTime, closes: WrittenTime, after?: string): string {
  const { hour, minute, half, isExact } = opens;
  if (half) return clock(byHalf(opens), minute);
  if (isExact) return clock(hour % 24, minute);
  const earliest = closes.half === "pm" ? EARLIEST_BEFORE_PM : EARLIEST_BARE_OPENING;
  const isMorning = closes.half === "am" && hour < closes.hour;
  const isBehind = after !== undefined && !closes.isExact && hour * 60 + minute < toMinutes(after);
  return clock(hour < NOON && !isMorning && (hour < earliest || isBehind) ? hour + NOON : hour, minute);
}

/** Closing time, "HH:MM", "24:00" at midnight. @param start result of `openingTime`. */
function closingTime(start: string, opens: WrittenTime, closes: WrittenTime): string {
  const { hour, minute, half, isExact } = closes;
  const spoken = half ? byHalf(closes) : hour;
  // "2 pm a 12 pm" ends with the day: noon is over.
  const literal = half === "pm" && hour === NOON && spoken * 60 + minute <= toMinutes(start) ? 24 : spoken;
  if (minute === 0 && literal % 24 === 0) return "24:00";
  // Noon as a word tells nothing of the clock that is meant.
  const isByTwentyFour = opens.isExact && opens.hour !== NOON;
  if (isExact || half !== null || isByTwentyFour) return clock(literal % 24, minute);
  // The first such time after the opening, on the same day.
  const candidates = literal <= NOON ? [literal, literal + NOON] : [literal];
  const later = candidates.find((each) => each * 60 + minute > toMinutes(start));
  if (later === undefined) return clock(literal % 24, minute);
  return later === 24 && minute === 0 ? "24:00" : clock(later % 24, minute);
}

/** A range as a shop means it. @param after "HH:MM", the end of the range before it on the same day. */
export function rangeOf(opens: WrittenTime, closes: WrittenTime, after?: string): TimeRange {
  const start = openingTime(opens, closes, after);
  return [start, closingTime(start, opens, closes)];
}

/** True if the range can have been meant so: noon is often written as "12 am", and 9 to 9 is half a day. */
export function isPlausible(range: TimeRange, opens: WrittenTime, closes: WrittenTime): boolean {
  if (opens.half === "am" && opens.hour === NOON && closes.half === "pm") return false;
  // Evenings that end in the afternoon of the next day are two times that changed places.
  if (opens.half === "pm" && closes.half === "pm" && endMinutes(range) > 24 * 60) return false;
  return range[0] === "00:00" || endMinutes(range) - toMinutes(range[0]) <= MAX_MINUTES;
}
