import { describe, expect, it } from "vitest";
import { initialsOf } from "./initials";

describe("initialsOf", () => {
  it.each([
    ["Taquería La Güera", "TG"],
    ["la casa de los tacos", "CT"],
    ["Ñandú", "Ñ"],
    ["élite", "É"],
    ["7 Mares", "7M"],
    ["La De Y", "LD"],
    ["«Don Pepe»", "DP"],
    ["🌮🌮", ""],
    ["", ""],
  ])("shortens %j to %j", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
