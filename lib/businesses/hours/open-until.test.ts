import { expect, it } from "vitest";
import { openUntil } from "./open-until";
import { toMinutes } from "./weekly-hours";

const SPLIT = [
  ["09:00", "14:00"],
  ["16:00", "19:00"],
] as const;
const EARLY = [["05:00", "12:00"]] as const;

it.each([
  ["longer than usual", SPLIT, "22:00", "17:00", ["09:00-14:00", "16:00-22:00"]],
  ["shorter", SPLIT, "17:30", "17:00", ["09:00-14:00", "16:00-17:30"]],
  ["without the afternoon", SPLIT, "13:00", "10:00", ["09:00-13:00"]],
  ["through the break", SPLIT, "15:00", "13:00", ["09:00-15:00"]],
  ["until midnight", SPLIT, "00:00", "17:00", ["09:00-14:00", "16:00-24:00"]],
  ["into the night", SPLIT, "02:00", "17:00", ["09:00-14:00", "16:00-02:00"]],
  ["on a day that is closed", [], "20:00", "17:05", ["17:05-20:00"]],
  ["on a day that is closed, into the night", [], "01:00", "22:00", ["22:00-01:00"]],
  ["of an early shop into the night", EARLY, "05:30", "20:00", ["20:00-05:30"]],
  ["in the small hours", [], "03:00", "01:00", ["01:00-03:00"]],
  ["until an hour that is over", SPLIT, "15:00", "17:00", null],
  ["until this minute", SPLIT, "17:00", "17:00", null],
] as const)("open %s", (_, usual, closes, now, ranges) => {
  const day = openUntil(usual, closes, { date: "2026-05-04", weekday: "mon", minute: toMinutes(now) });
  expect(day?.ranges.map((range) => range.join("-")) ?? null).toEqual(ranges);
});
