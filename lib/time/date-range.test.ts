import { describe, expect, it } from "vitest";
import { describeDateRange, includesDay } from "./date-range";

describe("includesDay", () => {
  it.each([
    ["2026-05-01", "2026-05-31", "2026-04-30", false],
    ["2026-05-01", "2026-05-31", "2026-05-01", true],
    ["2026-05-01", "2026-05-31", "2026-05-31", true],
    ["2026-05-01", "2026-05-31", "2026-06-01", false],
    [null, "2026-05-31", "1999-01-01", true],
    ["2026-05-01", null, "2099-01-01", true],
    [null, null, "2026-05-01", true],
    ["2026-05-31", "2026-05-01", "2026-05-15", false],
  ])("from %j to %j, on %s: %j", (startsOn, endsOn, day, expected) => {
    expect(includesDay({ startsOn, endsOn }, day)).toBe(expected);
  });
});

describe("describeDateRange", () => {
  it.each([
    ["2026-05-01", "2026-05-31", "1 de mayo de 2026 – 31 de mayo de 2026"],
    ["2026-05-01", "2026-05-01", "1 de mayo de 2026"],
    ["2026-05-01", null, "Desde el 1 de mayo de 2026"],
    [null, "2026-12-31", "Hasta el 31 de diciembre de 2026"],
    [null, null, "Sin fecha"],
  ])("writes %j to %j as %j", (startsOn, endsOn, text) => {
    expect(describeDateRange({ startsOn, endsOn })).toBe(text);
  });
});
