import { describe, expect, it } from "vitest";
import { digitsIn, telHref } from "./phone";

describe("telHref", () => {
  it.each([
    ["55 1234 5678", "+525512345678", "tel:+525512345678"],
    ["55 1234 5678", null, "tel:5512345678"],
    ["5612-3456", null, "tel:56123456"],
    ["044 55 1234 5678", null, "tel:5512345678"],
    ["+52 (01 55) 1234 5678", null, "tel:+525512345678"],
    ["55 1234 5678 ext 12", null, "tel:5512345678"],
    ["0047 22 12 34 56", null, "tel:+4722123456"],
    ["javascript:alert(1)", null, null],
    [null, null, null],
  ])("links %j with the stored form %j to %j", (phone, e164, href) => {
    expect(telHref(phone, e164)).toBe(href);
  });
});

it.each([
  ["Llámanos: 55\u20131234\u20135678", "5512345678"],
  ["\uff15\uff15 12\u200b34", "551234"],
  ["sin número", ""],
])("the digits of %j are %j", (text, digits) => {
  expect(digitsIn(text)).toBe(digits);
});
