import { describe, expect, it } from "vitest";
import { addWorkingDays, answerBy, carryOutBy, extendedFrom, isWorkingDay, workingDaysLeft } from "./deadline";

it.each([
  ["2026-11-20", true],
  ["2026-11-21", false],
  ["2026-11-22", false],
  ["2026-11-16", false],
  ["2026-12-25", false],
])("%s is a working day: %s", (date, expected) => {
  expect(isWorkingDay(date)).toBe(expected);
});

describe("a deadline", () => {
  it.each([
    // Over Christmas and New Year, both Fridays.
    ["2026-11-23", "2026-12-21", "2026-12-14"],
    ["2026-12-11", "2027-01-12", "2027-01-05"],
    // What comes at the weekend begins on Monday.
    ["2026-11-22", "2026-12-18", "2026-12-11"],
    ["2026-11-21", "2026-12-18", "2026-12-11"],
    // The first Monday of February, the third of March.
    ["2027-01-25", "2027-02-23", "2027-02-16"],
    ["2027-03-01", "2027-03-30", "2027-03-23"],
    // 1 October 2030: the government changes.
    ["2030-09-10", "2030-10-10", "2030-10-03"],
  ])("of what came on %s is %s, and reminded of on %s", (date, due, remind) => {
    expect(answerBy(date)).toEqual({ due, remind });
  });

  it("to carry out what was granted is 15 working days, an extension 20 more", () => {
    expect(carryOutBy("2026-11-23").due).toBe("2026-12-14");
    expect(extendedFrom("2026-12-21").due).toBe("2027-01-20");
  });

  it.each([
    ["2026-11-23", "2026-12-21", 20],
    ["2026-12-21", "2026-12-21", 0],
    ["2026-12-19", "2026-12-20", 0],
    ["2026-12-22", "2026-12-21", -1],
    ["2026-12-28", "2026-12-24", -1],
  ])("seen on %s for %s has %i days left", (today, due, days) => {
    expect(workingDaysLeft(today, due)).toBe(days);
  });

  it("backwards and forwards comes to the same day", () => {
    for (const date of ["2026-11-23", "2027-01-04", "2027-03-16"]) {
      expect(addWorkingDays(addWorkingDays(date, 20), -20)).toBe(date);
    }
  });
});
