import { describe, expect, it } from "vitest";
import { toVisibleText } from "./visible-text";

describe("toVisibleText", () => {
  it.each([
    ["Piñatas Ñoño, café", "Piñatas Ñoño, café"],
    ["Pin\u0303atas", "Pin\u0303atas"],
    ["👩‍🔧 Taller ❤️ 🏳️‍🌈", "👩‍🔧 Taller ❤️ 🏳️‍🌈"],
    ["می‌خواهم", "می‌خواهم"],
    [" Tacos\t$10\r\nAgua\u2028Pan ", "Tacos\t$10\nAgua\nPan"],
    ["Ta\u200bco\u202es\u0000\u{e0041}", "Tacos"],
  ])("makes of %j %j", (text, expected) => {
    expect(toVisibleText(text)).toBe(expected);
  });

  it.each([
    "",
    " ",
    "\t",
    "\u00a0",
    "\u3000",
    "\u2028",
    "\ufeff",
    "\u200d",
    "\u3164",
    "\ufe0f",
    "\u2800",
    "\u0301",
    "\u{e0041}",
    "\ue000",
  ])("takes %j for nothing", (text) => {
    expect(toVisibleText(text.repeat(3))).toBe("");
  });
});
