import { describe, expect, it } from "vitest";
import { missingSeed } from "./seed";

describe("missingSeed", () => {
  it.each([
    [null, null, "full"],
    ["none", null, "none"],
    ["showcase", null, "showcase"],
    [null, "none", null],
    [null, "full", null],
    ["full", "none", "full"],
    ["full", "showcase", "full"],
    ["full", "full", null],
    ["none", "full", null],
    ["showcase", "full", null],
  ] as const)("wished %s, given %s: %s", (wished, given, expected) => {
    expect(missingSeed(wished, given)).toBe(expected);
  });
});
