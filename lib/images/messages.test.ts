import { expect, it } from "vitest";
import { isFinalRefusal, PICTURE_MESSAGES } from "./messages";

it.each([
  ["heic", true],
  ["not-a-picture", true],
  ["broken", true],
  ["busy", false],
  ["too-slow", false],
  ["unavailable", false],
] as const)("says whether the same picture may be sent again: %s", (code, isFinal) => {
  expect(isFinalRefusal(PICTURE_MESSAGES[code])).toBe(isFinal);
});
