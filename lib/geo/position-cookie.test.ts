import { describe, expect, it } from "vitest";
import { parsePositionCookie, positionCookie } from "./position-cookie";

describe("parsePositionCookie", () => {
  it.each([
    ["19.3579,-99.0671", { lat: 19.3579, lng: -99.0671 }],
    ["0,0", { lat: 0, lng: 0 }],
    [undefined, null],
    ["", null],
    ["19.3579", null],
    ["19.3579,", null],
    [",", null],
    ["91,0", null],
    ["19.3,-99.0,1", null],
    ["<script>,1", null],
  ])("reads %j", (value, position) => {
    expect(parsePositionCookie((name) => (name === "posicion" ? value : undefined))).toEqual(position);
    expect(parsePositionCookie((name) => (name === "__Secure-posicion" ? value : undefined))).toEqual(position);
  });
});

describe("positionCookie", () => {
  it("keeps four decimals, for half an hour, for the directory alone", () => {
    expect(positionCookie({ lat: 19.357912, lng: -99.06714999 }, true)).toBe(
      "__Secure-posicion=19.3579,-99.0671; Path=/negocios; Max-Age=1800; SameSite=Strict; Secure",
    );
  });

  it("can be set on plain http", () => {
    expect(positionCookie({ lat: 19, lng: -99 }, false)).not.toContain("Secure");
  });
});
