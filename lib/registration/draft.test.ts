import { describe, expect, it } from "vitest";
import { mergeDraft, parseDraft } from "./draft";

const REQUEST = "0b9f3a52-1f6a-4a5f-9a57-2f1d3c4b5a69";

describe("a draft", () => {
  it("is read back as it was written, over an earlier one of another plan", () => {
    const earlier = mergeDraft(null, { nombre: "Tacos", menu: "Tacos $15" }, REQUEST);
    const later = mergeDraft(earlier, { nombre: "Tacos Lupita" }, REQUEST);
    expect(parseDraft(JSON.stringify(later))).toEqual({
      values: { nombre: "Tacos Lupita", menu: "Tacos $15" },
      request: REQUEST,
    });
  });

  it.each([
    null,
    "",
    "{",
    "null",
    "[]",
    "7",
    '{"values":7}',
    '{"values":{"nombre":""}}',
    '{"values":{"__proto__":"x","otro":"y","nombre":{}}}',
  ])("that nobody can read is none: %j", (text) => {
    expect(parseDraft(text)).toBeNull();
  });

  it("keeps no id that is none", () => {
    expect(parseDraft('{"values":{"nombre":"a"},"request":"x"}')).toEqual({ values: { nombre: "a" }, request: null });
  });
});
