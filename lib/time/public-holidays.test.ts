import { expect, it } from "vitest";
import { isPublicHoliday } from "./public-holidays";

it.each([
  ["2026-01-01", true],
  ["2026-02-02", true],
  ["2026-02-09", false],
  ["2026-03-16", true],
  ["2026-03-21", false],
  ["2026-05-01", true],
  ["2026-09-16", true],
  ["2026-11-16", true],
  ["2026-11-20", false],
  ["2026-12-12", false],
  ["2026-12-25", true],
  // The first of November 2027 is a Monday.
  ["2027-11-15", true],
  ["2027-11-22", false],
  ["2030-10-01", true],
  ["2026-10-01", false],
])("%s is a day of rest by law: %s", (date, expected) => {
  expect(isPublicHoliday(date)).toBe(expected);
});
