import { expect, it } from "vitest";
import { readExpired, writeExpired } from "./model";

it.each([
  [[], "-", []],
  [["businesses", "business:taqueria-2", "business:taqueria-2"], "businesses,business:taqueria-2", null],
  [["business:ñ"], "*", "unknown"],
  [["a,b"], "*", "unknown"],
  [Array.from({ length: 2_000 }, (_, n) => `business:${n}`), "*", "unknown"],
])("the expired tags %#", (tags, written, read) => {
  expect(writeExpired(tags)).toBe(written);
  const expected = read === "unknown" ? null : (read ?? [...new Set(tags)]);
  expect(readExpired(written)).toEqual(expected);
});

it.each([undefined, "", "*", "a,,b", "a b", ["a", "b"]])("are not known from %o", (written) => {
  expect(readExpired(written)).toBeNull();
});
