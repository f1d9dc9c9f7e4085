import { describe, expect, it } from "vitest";
import { parseIsoDate, TIME_ZONE, toLocalDate, toLocalMoment } from "./clock";

describe("toLocalMoment", () => {
  it.each([
    ["2026-05-04T06:00:00Z", "2026-05-04", "mon", 0],
    ["2026-05-04T05:59:59Z", "2026-05-03", "sun", 1439],
    ["2026-05-04T18:30:00Z", "2026-05-04", "mon", 750],
    ["2026-01-01T05:00:00Z", "2025-12-31", "wed", 1380],
    ["2026-07-15T12:00:00Z", "2026-07-15", "wed", 360],
  ])("reads %s as %s, %s, minute %d in Mexico City", (instant, date, weekday, minute) => {
    expect(toLocalMoment(new Date(instant))).toEqual({ date, weekday, minute });
    expect(toLocalDate(new Date(instant))).toBe(date);
  });
});

describe("parseIsoDate", () => {
  it.each([
    ["2026-05-03", "2026-05-03"],
    [" 2026-05-03 ", "2026-05-03"],
    ["2026-05-03T00:00:00+00:00", "2026-05-03"],
    ["2026-05-03 23:59:59", "2026-05-03"],
    ["2024-02-29", "2024-02-29"],
    ["2026-02-29", null],
    ["2026-13-01", null],
    ["2026-5-3", null],
    ["03/05/2026", null],
    ["2026-05-03x", null],
    ["hasta agotar existencias", null],
    ["", null],
    [null, null],
    [20260503, null],
  ])("reads %j as %j", (value, date) => {
    expect(parseIsoDate(value)).toBe(date);
  });
});

it("agrees with what the time zone's own calendar says of this year and the two that follow", () => {
  const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE, dateStyle: "short", timeStyle: "short" });
  const year = new Date().getUTCFullYear();
  for (let instant = Date.UTC(year, 0, 1, 5, 59); instant < Date.UTC(year + 3, 0, 1); instant += 23 * 3_600_000) {
    const { date, minute } = toLocalMoment(new Date(instant));
    const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
    expect(`${date} ${time}`).toBe(calendar.format(instant));
  }
});
