import { describe, expect, it } from "vitest";
import { mean, score } from "./score";

const ids = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`);

describe("score", () => {
  it.each([
    ["all of few, first", ["1", "2", "x"], ["1", "2"], { recall: 1, reciprocalRank: 1 }],
    ["half, second", ["x", "1"], ["1", "2"], { recall: 0.5, reciprocalRank: 0.5 }],
    ["nothing found", [], ["1"], { recall: 0, reciprocalRank: 0 }],
    ["twenty of hundreds", ids(1, 20), ids(1, 300), { recall: 1, reciprocalRank: 1 }],
    ["what comes after the twentieth", [...ids(101, 120), "1"], ["1"], { recall: 0, reciprocalRank: 0 }],
  ])("%s", (_title, found, expected, result) => {
    expect(score(found, new Set(expected))).toEqual(result);
  });
});

describe("mean", () => {
  it("weighs every query alike", () => {
    expect(mean([score(["1"], new Set(["1"])), score(["x", "1"], new Set(["1", "2"]))])).toEqual({
      recall: 0.75,
      reciprocalRank: 0.75,
    });
  });
});
