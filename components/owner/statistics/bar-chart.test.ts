import { describe, expect, it } from "vitest";
import { barsOf, CHART } from "./bar-chart";

const pair = (now: number, before: number, isOpen = false) => ({ now, before, isOpen });

describe("bars", () => {
  it("are as tall as their numbers, within the drawing and beside each other", () => {
    const bars = barsOf([pair(4, 8), pair(2, 0), pair(0, 1, true)]);
    const edges = bars.flatMap(({ before, now }) => [before.x, before.x + before.width, now.x, now.x + now.width]);
    expect(edges).toEqual(edges.toSorted((one, other) => one - other));
    expect(edges[0]).toBeGreaterThan(0);
    expect(edges.at(-1)).toBeLessThan(CHART.width);
    expect(bars[0]?.before.height).toBeCloseTo(2 * (bars[0]?.now.height ?? 0));
    for (const { before, now } of bars) {
      for (const { y, height } of [before, now]) expect(y + height).toBeCloseTo(CHART.height);
    }
  });

  it("that still grow are open above their number, and the tallest still fits", () => {
    const [closed, open] = barsOf([pair(1, 0), pair(9, 0, true)]);
    expect(closed?.openTop).toBeNull();
    expect(open?.openTop).toBeLessThan(open?.now.y ?? 0);
    expect(open?.openTop).toBeGreaterThanOrEqual(0);
  });

  it("of zeros are flat, not endless", () => {
    expect(barsOf([pair(0, 0)])[0]?.now.height).toBe(0);
  });
});
