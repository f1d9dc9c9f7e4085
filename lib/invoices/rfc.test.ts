import { describe, expect, it } from "vitest";
import { normalizeRfc, taxpayerOf } from "./rfc";

describe("taxpayerOf", () => {
  it.each([
    ["GODE561231GR8", "person"],
    ["XAXX010101000", "person"],
    ["ÑUÑE900101AB1", "person"],
    ["GODE000229GRA", "person"],
    ["EKU9003173C9", "company"],
    ["A&B010203XY4", "company"],
    ["", null],
    ["GODE561231", null],
    ["GODE561231GR", null],
    ["GODE561231GR81", null],
    ["GO561231GR8", null],
    ["GODE561331GR8", null],
    ["GODE560230GR8", null],
    ["GODE561200GR8", null],
    ["GODE561231GRB", null],
    ["gode561231gr8", null],
    ["GOD3561231GR8", null],
    ["GODE561231GR8\n", null],
    ["=GOD561231GR8", null],
  ])("%j: %s", (rfc, taxpayer) => expect(taxpayerOf(rfc)).toBe(taxpayer));
});

it.each([
  [" gode 561231-gr8 ", "GODE561231GR8"],
  ["eku-900317-3c9", "EKU9003173C9"],
])("normalizeRfc(%j)", (typed, rfc) => expect(normalizeRfc(typed)).toBe(rfc));
