import { describe, expect, it } from "vitest";
import { secondsUntilBoundary } from "./date-boundary";

// 18:00 in Mexico City, six hours before midnight.
const now = new Date("2026-05-04T00:00:00Z");
const HOUR = 3600;

describe("secondsUntilBoundary", () => {
  it.each([
    ["nothing dated", [], null],
    ["open ends", [{ startsOn: null, endsOn: null }], null],
    ["ranges that are over", [{ startsOn: "2026-01-01", endsOn: "2026-05-02" }], null],
    ["an end today", [{ startsOn: "2026-05-01", endsOn: "2026-05-03" }], 6 * HOUR],
    ["a start tomorrow", [{ startsOn: "2026-05-04", endsOn: "2026-05-20" }], 6 * HOUR],
    ["an end tomorrow", [{ startsOn: null, endsOn: "2026-05-04" }], 30 * HOUR],
    [
      "the nearest of several",
      [
        { startsOn: "2026-05-10", endsOn: "2026-05-20" },
        { startsOn: "2026-05-06", endsOn: null },
      ],
      (6 + 48) * HOUR,
    ],
    ["a range across the end of the month", [{ startsOn: null, endsOn: "2026-05-31" }], (6 + 28 * 24) * HOUR],
  ])("with %s", (_, ranges, seconds) => {
    expect(secondsUntilBoundary(ranges, now)).toBe(seconds);
  });
});
