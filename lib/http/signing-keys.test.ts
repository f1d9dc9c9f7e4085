import { describe, expect, it } from "vitest";
import { parseSigningKeys } from "./signing-keys";

const NEW = "n".repeat(32);
const OLD = "sb_secret_of-before-there-were-ids";

describe("parseSigningKeys", () => {
  it("reads a list in its order, and the key of before there were ids", () => {
    const keys = [
      { id: "2026-11", secret: NEW },
      { id: "", secret: OLD },
    ];
    expect(parseSigningKeys(`2026-11:${NEW}, :${OLD}`)).toEqual(keys);
    expect(parseSigningKeys(`2026-11:${NEW}\n:${OLD}`)).toEqual(keys);
  });

  it.each([
    ["nothing", " , "],
    ["a secret without a colon", NEW],
    ["a short secret", `a:${NEW.slice(1)}`],
    ["one wrong entry among right ones", `a:${NEW}, b`],
    ["an id of other characters", `a.b:${NEW}`],
    ["two secrets with one id", `a:${NEW}, a:${OLD}`],
    ["too many", Array.from({ length: 11 }, (_, n) => `${n}:${NEW}`).join(",")],
  ])("refuses %s", (_, text) => {
    expect(parseSigningKeys(text)).toBeNull();
  });
});
