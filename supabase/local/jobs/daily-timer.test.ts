import { expect, it } from "vitest";
import { dueDay } from "./daily-timer";

/** Mexico City is six hours behind. */
const at = (localTime: string) => new Date(`2026-02-10T${localTime}:00-06:00`);

it.each([
  ["before nine", "08:59", "2026-02-09", false, null],
  ["from nine on", "09:00", "2026-02-09", false, "2026-02-10"],
  ["late, after days without a run", "23:59", "2026-02-01", false, "2026-02-10"],
  ["not twice a day", "12:00", "2026-02-10", false, null],
  ["at a start, at any hour", "00:10", "2026-02-09", true, "2026-02-10"],
  ["at the first start of all", "00:10", null, true, "2026-02-10"],
  ["not at a second start of the day", "12:00", "2026-02-10", true, null],
  ["not again when a clock was put back", "12:00", "2026-02-11", true, null],
])("the daily job is due %s", (_case, time, lastDay, isStart, expected) => {
  expect(dueDay({ now: at(time), lastDay, isStart })).toBe(expected);
});
