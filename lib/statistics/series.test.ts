import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/time/add-days";
import { sumCounts } from "./counts";
import type { DayCount } from "./model";
import { firstDayShown, seriesOf, totalOf, UNIT_IDS } from "./series";

/** A visit on each of the last 400 days. */
const daily = (today: string): DayCount[] =>
  Array.from({ length: 400 }, (_, index) => ({ day: addDays(today, -index), kind: "visita", count: 1 }));

describe("a series", () => {
  it.each([
    // A Sunday, a Monday, days around the end of a month and of a year.
    ["dia", "2026-11-22", "2026-11-09", "2026-10-26", [1, 1]],
    ["semana", "2026-11-22", "2026-08-31", "2026-06-08", [7, 7]],
    ["semana", "2026-11-23", "2026-09-07", "2026-06-15", [7, 1]],
    ["mes", "2026-11-22", "2026-06-01", "2025-12-01", [30, 22]],
    ["mes", "2026-03-31", "2025-10-01", "2025-04-01", [31, 31]],
    ["mes", "2028-02-29", "2027-09-01", "2027-03-01", [30, 29]],
  ] as const)("by %s on %s begins on %s, and before on %s", (unit, today, from, beforeFrom, [first, last]) => {
    const series = seriesOf(daily(today), unit, today);
    expect(series[0]).toMatchObject({ from, beforeFrom, now: { visita: first }, isOpen: false });
    expect(series.at(-1)).toMatchObject({ now: { visita: last }, isOpen: true });
    expect(series.filter(({ isOpen }) => isOpen)).toHaveLength(1);
  });

  it.each(UNIT_IDS)("by %s sums up to what is said of the whole, and asks for no day that is not read", (unit) => {
    const today = "2026-03-31";
    const days = daily(today).filter(({ day }) => day >= firstDayShown(today));
    const series = seriesOf(days, unit, today);
    const { now, before } = totalOf(series, days);
    expect(now.visita).toBe(series.reduce((sum, each) => sum + each.now.visita, 0));
    expect(before.visita).toBe(series.reduce((sum, each) => sum + each.before.visita, 0));
    expect((series[0]?.beforeFrom ?? "") >= firstDayShown(today)).toBe(true);
  });

  it("of nothing is made of zeros", () => {
    const series = seriesOf([], "dia", "2026-11-22");
    expect(series).toHaveLength(14);
    expect(series[0]?.now).toEqual(sumCounts([]));
  });
});
