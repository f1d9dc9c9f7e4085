import { describe, expect, it } from "vitest";
import { pageNumbers } from "./pagination";

const row = (current: number, pageCount: number) =>
  pageNumbers(current, pageCount)
    .map((item) => (item.kind === "gap" ? "…" : item.page))
    .join(" ");

describe("pageNumbers", () => {
  it.each([
    [1, 1, "1"],
    [1, 3, "1 2 3"],
    [1, 20, "1 2 … 20"],
    [4, 20, "1 2 3 4 5 … 20"],
    [10, 20, "1 … 9 10 11 … 20"],
    [17, 20, "1 … 16 17 18 19 20"],
    [20, 20, "1 … 19 20"],
  ])("page %i of %i shows %s", (current, pageCount, expected) => {
    expect(row(current, pageCount)).toBe(expected);
  });
});
