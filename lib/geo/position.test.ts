import { describe, expect, it } from "vitest";
import { parsePosition } from "./position";

describe("parsePosition", () => {
  it.each([
    [19.35, -99.06],
    ["19.35", " -99.06 "],
    [0, 0],
    [90, 180],
  ])("accepts %j, %j", (lat, lng) => {
    expect(parsePosition(lat, lng)).toEqual({ lat: Number(lat), lng: Number(lng) });
  });

  it.each([
    ["", ""],
    [null, null],
    [19.35, undefined],
    ["19,35", "-99,06"],
    ["abc", -99],
    [Number.NaN, -99],
    [Number.POSITIVE_INFINITY, -99],
    [90.1, 0],
    [0, -180.1],
    [true, false],
    [[19.35], [-99.06]],
  ])("refuses %j, %j", (lat, lng) => {
    expect(parsePosition(lat, lng)).toBeNull();
  });
});
