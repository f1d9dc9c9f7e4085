import { expect, it } from "vitest";
import { isTypedTwice } from "./typed-address";

it.each([
  ["ana@example.com", "ana@example.com", true],
  [" Ana@Example.com", "ana@example.com ", true],
  ["ana@example.com", "", false],
  ["ana@gmail.com", "ana@gmial.com", false],
  ["ana@example.com", "a na@example.com", false],
])("%j and %j: %s", (email, confirmation, expected) => {
  expect(isTypedTwice(email, confirmation)).toBe(expected);
});
