import { describe, expect, it } from "vitest";
import { isPhone, telHref } from "./phone";

describe("isPhone", () => {
  it.each([
    ["123456", false],
    ["1234567", true],
    ["+52 (55) 1234-5678", true],
    ["1".repeat(15), true],
    ["1".repeat(16), false],
    ["", false],
    ["abcdefgh", false],
  ])("says of %j: %j", (text, expected) => {
    expect(isPhone(text)).toBe(expected);
  });
});

describe("telHref", () => {
  it.each([
    ["55 1234 5678", "+525512345678", "tel:+525512345678"],
    ["55 1234 5678", null, "tel:5512345678"],
    ["5612-3456", null, "tel:56123456"],
    ["javascript:alert(1)", null, null],
    [null, null, null],
  ])("links %j with the stored form %j to %j", (phone, e164, href) => {
    expect(telHref(phone, e164)).toBe(href);
  });
});
