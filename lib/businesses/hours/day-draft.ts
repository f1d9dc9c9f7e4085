import type { FieldValues } from "@/lib/forms/form-state";
import { failure, type Result, success } from "@/lib/result";
import { endMinutes, isAroundTheClock, MAX_RANGES, parseRanges, type TimeRange, toMinutes } from "./weekly-hours";

/** Nothing said, hours, closed, or the whole day. */
export const DAY_STATES = ["", "abierto", "cerrado", "24h"] as const;
export type DayState = (typeof DAY_STATES)[number];

/** A day as it is typed; a closing time of midnight is "00:00", as fields of the browser have it. */
export type DayDraft = { state: DayState; ranges: readonly TimeRange[] };

export type DayFault = "noTimes" | "halfRange" | "sameTime" | "overlap";

export const dayField = (day: string): string => `${day}_estado`;
export const opensField = (day: string, index: number): string => `${day}_abre_${index}`;
export const closesField = (day: string, index: number): string => `${day}_cierra_${index}`;

export function toDayDraft(ranges: readonly TimeRange[] | undefined): DayDraft {
  if (!ranges) return { state: "", ranges: [] };
  if (ranges.length === 0) return { state: "cerrado", ranges: [] };
  if (ranges.some(isAroundTheClock)) return { state: "24h", ranges: [] };
  return { state: "abierto", ranges: ranges.map(([opens, closes]) => [opens, closes === "24:00" ? "00:00" : closes]) };
}

export const dayValues = (day: string, { state, ranges }: DayDraft): FieldValues => ({
  [dayField(day)]: state,
  ...Object.fromEntries(
    Array.from({ length: MAX_RANGES }, (_, index) => [
      [opensField(day, index), ranges[index]?.[0] ?? ""],
      [closesField(day, index), ranges[index]?.[1] ?? ""],
    ]).flat(),
  ),
});

/** Reads a day's fields. Times without a word on the day mean that it is open. */
export function dayDraftOf(values: FieldValues, day: string): DayDraft {
  const ranges = Array.from({ length: MAX_RANGES }, (_, index): TimeRange => {
    const [opens = "", closes = ""] = [values[opensField(day, index)], values[closesField(day, index)]];
    return [opens.trim().slice(0, 5), closes.trim().slice(0, 5)];
  }).filter(([opens, closes]) => opens !== "" || closes !== "");
  const state = DAY_STATES.find((each) => each === values[dayField(day)]) ?? "";
  return { state: state === "" && ranges.length > 0 ? "abierto" : state, ranges };
}

const touches = (one: TimeRange, next: TimeRange | undefined): boolean =>
  next !== undefined && endMinutes(one) > toMinutes(next[0]);

/** The ranges of a day as they are stored; undefined where nothing is said. */
export function parseDayDraft({ state, ranges: typed }: DayDraft): Result<readonly TimeRange[] | undefined, DayFault> {
  if (state === "") return success(undefined);
  if (state === "cerrado") return success([]);
  if (state === "24h") return success([["00:00", "24:00"]]);
  if (typed.length === 0) return failure("noTimes");
  const ranges = parseRanges(typed.map(([opens, closes]) => [opens, closes === "00:00" ? "24:00" : closes]));
  if (!ranges) return failure("halfRange");
  if (ranges.length > 1 || ranges[0]?.[0] !== "00:00") {
    if (ranges.some(isAroundTheClock)) return failure("sameTime");
    if (ranges.some((range, index) => touches(range, ranges[index + 1]))) return failure("overlap");
  }
  return success(ranges);
}
