import { describe, expect, it } from "vitest";
import { isoTime, jsonNumber, jsonParameter } from "@/supabase/local/wire-types";

describe("isoTime", () => {
  it.each([
    ["2026-11-20 14:18:02.615821+00", "2026-11-20T14:18:02.615821+00:00"],
    ["2026-11-20 14:18:02+00", "2026-11-20T14:18:02+00:00"],
    ["2026-11-20 14:18:02+05:30", "2026-11-20T14:18:02+05:30"],
    ["2026-11-20 14:18:02", "2026-11-20T14:18:02"],
    ["infinity", "infinity"],
  ])("writes %s as %s", (stored, written) => {
    expect(isoTime(stored)).toBe(written);
  });
});

describe("jsonNumber", () => {
  it.each([
    ["4.0", 4],
    ["4.5", 4.5],
    ["-12", -12],
    ["NaN", "NaN"],
  ])("writes %s as %j", (stored, written) => {
    expect(jsonNumber(stored)).toBe(written);
  });
});

describe("jsonParameter", () => {
  it.each([
    [{ a: 1 }, '{"a":1}'],
    [[1], "[1]"],
    ['[{"a":1}]', '[{"a":1}]'],
    ["text", '"text"'],
    ["[not json", '"[not json"'],
  ])("writes %j as %s", (value, written) => {
    expect(jsonParameter(value)).toBe(written);
  });
});
