import { describe, expect, it } from "vitest";
import { fitText, type Typeface } from "./share-text";

/** Every letter is as wide as half its size. */
const typeface: Typeface = {
  known: (text) => text,
  widthOf: (text, size) => (text.length * size) / 2,
  outline: () => "",
  runs: () => [],
};
const box = { width: 100, height: 40, sizes: [20, 10], lineHeight: 1 };

describe("fitText", () => {
  it.each([
    ["uno dos", ["uno dos"], 20],
    ["uno dos tres", ["uno dos", "tres"], 20],
    ["abcdefg hi jklm", ["abcdefg", "hi jklm"], 20],
    ["uno dos tres cuatro cinco", ["uno dos tres", "cuatro cinco"], 10],
    ["abcdefghijklmno", ["abcdefghij", "klmno"], 20],
    ["", [], 20],
  ])("sets %j as %j at %d", (text, lines, size) => {
    expect(fitText(typeface, text, box)).toEqual({ lines, size });
  });

  it("cuts what is too long at any size, within the width", () => {
    const { lines, size } = fitText(typeface, "palabra ".repeat(40).trim(), box);
    expect([lines.length, size]).toEqual([4, 10]);
    expect(lines.at(-1)).toMatch(/\S…$/);
    for (const line of lines) expect(typeface.widthOf(line, size)).toBeLessThanOrEqual(box.width);
  });
});
