import { describe, expect, it } from "vitest";
import { readCount, readNumber, readText, toTextList } from "./row";

describe("readText", () => {
  it("takes the first column that holds text", () => {
    expect(readText({ a: "  ", b: null, c: " x ", d: "y" }, "a", "b", "c", "d")).toBe("x");
  });

  it.each([
    [5512345678, "5512345678"],
    [true, null],
    [{}, null],
    [Number.NaN, null],
    [undefined, null],
  ])("reads %j as %j", (value, text) => {
    expect(readText({ value }, "value")).toBe(text);
  });
});

describe("readNumber", () => {
  it.each([
    [4.5, 4.5],
    ["4.50", 4.5],
    [" 3 ", 3],
    ["", null],
    ["4,5", null],
    [null, null],
    [Number.POSITIVE_INFINITY, null],
  ])("reads %j as %j", (value, number) => {
    expect(readNumber({ value }, "value")).toBe(number);
  });
});

describe("readCount", () => {
  it.each([
    [7, 7],
    ["7", 7],
    [7.9, 7],
    [-3, 0],
    ["x", 0],
    [null, 0],
  ])("reads %j as %j", (value, count) => {
    expect(readCount({ value }, "value")).toBe(count);
  });
});

describe("toTextList", () => {
  it.each([
    [
      ["a", " b ", "", null, "a"],
      ["a", "b"],
    ],
    ["corte, tinte , ,corte", ["corte", "tinte"]],
    ['["corte","tinte"]', ["corte", "tinte"]],
    ['"corte, tinte"', ["corte", "tinte"]],
    ['["corte', ['["corte']],
    [null, []],
    ["", []],
    [{}, []],
  ])("reads %j as %j", (value, list) => {
    expect(toTextList(value)).toEqual(list);
  });
});
