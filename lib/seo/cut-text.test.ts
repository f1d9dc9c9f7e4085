import { describe, expect, it } from "vitest";
import { cutText } from "./cut-text";

describe("cutText", () => {
  it.each([
    ["short", 10, "short"],
    ["exactly 10", 10, "exactly 10"],
    ["one two three", 10, "one two…"],
    ["one two, three", 10, "one two…"],
    ["unbreakableword", 10, "unbreakab…"],
    ["a unbreakableword", 10, "a unbreak…"],
    ["  many\n\n  spaces ", 20, "many spaces"],
    ["🌮🌮🌮🌮🌮🌮", 4, "🌮🌮🌮…"],
    ["", 10, ""],
  ])("cuts %j at %d to %j", (text, length, expected) => {
    expect(cutText(text, length)).toBe(expected);
  });
});
