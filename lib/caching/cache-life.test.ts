import { describe, expect, it } from "vitest";
import { UNTIL_CHANGED, untilChangedOrAfter } from "./cache-life";

describe("untilChangedOrAfter", () => {
  it.each([
    [null, UNTIL_CHANGED],
    [365 * 24 * 3600, UNTIL_CHANGED],
    [7200, { stale: 300, revalidate: 7199, expire: 7200 }],
    [10, { stale: 300, revalidate: 299, expire: 300 }],
    [20 * 24 * 3600, { stale: 300, revalidate: 24 * 3600, expire: 20 * 24 * 3600 }],
  ])("ends no later than %s seconds from now", (seconds, life) => {
    expect(untilChangedOrAfter(seconds)).toEqual(life);
  });
});
