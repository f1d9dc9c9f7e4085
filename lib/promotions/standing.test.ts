import { describe, expect, it } from "vitest";
import { groupByStanding, repeatedRange, standingOf } from "./standing";

const range = (startsOn: string | null, endsOn: string | null) => ({ startsOn, endsOn });
const TODAY = "2026-05-15";

describe("how a promotion stands", () => {
  it.each([
    ["2026-05-01", "2026-05-15", "active"],
    ["2026-05-15", "2026-05-15", "active"],
    ["2026-05-16", "2026-05-20", "coming"],
    ["2026-05-01", "2026-05-14", "past"],
    [null, null, "active"],
    [null, "2026-05-14", "past"],
    ["2026-05-16", null, "coming"],
  ] as const)("from %s to %s: %s", (startsOn, endsOn, standing) => {
    expect(standingOf(range(startsOn, endsOn), TODAY)).toBe(standing);
  });

  it("what ends, begins or ended nearest to today stands in front", () => {
    const all = [
      range("2026-05-01", "2026-05-31"),
      range("2026-05-01", "2026-05-20"),
      range("2026-07-01", "2026-07-02"),
      range("2026-06-01", "2026-06-02"),
      range("2026-01-01", "2026-01-02"),
      range("2026-04-01", "2026-04-02"),
    ];
    expect(groupByStanding(all, TODAY)).toEqual({
      active: [all[1], all[0]],
      coming: [all[3], all[2]],
      past: [all[5], all[4]],
    });
  });
});

describe("a repeated promotion lasts as long, from today on", () => {
  it.each([
    ["2026-04-01", "2026-04-07", "2026-05-21"],
    ["2026-04-01", "2026-04-01", "2026-05-15"],
    // Over the change of clocks that other places have, and the end of a month.
    ["2026-03-01", "2026-03-31", "2026-06-14"],
    [null, "2026-04-01", "2026-05-15"],
    ["2026-04-02", "2026-04-01", "2026-05-15"],
  ] as const)("%s to %s ends on %s", (startsOn, endsOn, end) => {
    expect(repeatedRange(range(startsOn, endsOn), TODAY)).toEqual({ startsOn: TODAY, endsOn: end });
  });
});
