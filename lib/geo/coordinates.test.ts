import { describe, expect, it } from "vitest";
import { parseCoordinates, parseDegrees } from "./coordinates";

const PIN = { lat: 19.345889, lng: -99.063889 };

describe("a pin as maps write it", () => {
  it.each([
    `19°20'45.2"N 99°03'50.0"W`,
    `19°20'45.2"N, 99°03'50.0"W`,
    `19° 20' 45.2" N 99° 03' 50" W`,
    `19º20’45.2”N 99º03’50.0”W`,
    `19˚20′45.2″N 99˚03′50.0″W`,
    `19°20'45.2''N 99°03'50.0''W`,
    `19°20'45,2"N 99°03'50,0"O`,
    `19°20'45.2" n 99°03'50.0" o`,
    `-99°03'50.0" E 19°20'45.2" N`,
    `99°03'50.0"W 19°20'45.2"N`,
    `19°20'45.2"N99°03'50.0"W`,
    `+19°20'45.2"\u00a0-99°03'50.0"`,
  ])("%s", (text) => {
    expect(parseCoordinates(text)).toEqual(PIN);
  });

  it.each([
    ["19.3459,-99.0639"],
    ["19.3459, -99.0639"],
    ["  19.3459 -99.0639 "],
    ["19.3459\u00b0, \u221299.0639\u00b0"],
    ["19.3459° N, 99.0639° W"],
    ["19.3459N 99.0639O"],
    ["19° 20.754' N, 99° 3.834' W"],
    ["19.3459;-99.0639"],
    ["(19.3459, -99.0639)"],
    ["[19.3459,-99.0639]"],
    ["lat 19.3459 lng -99.0639"],
    ["Lat: 19.3459, Long: -99.0639"],
    ["Latitud: 19.3459\nLongitud: -99.0639"],
    ["lng=-99.0639, lat=19.3459"],
    ["longitud -99.0639; latitud 19.3459"],
  ])("%s", (text) => {
    expect(parseCoordinates(text)).toEqual({ lat: 19.3459, lng: -99.0639 });
  });

  it.each([
    "",
    "19.3459",
    "19,3459",
    "Calle 19, 99",
    "919.3, -99.0",
    "999,999",
    `19°75'45.2"N 99°03'50.0"W`,
    "19.3 -99.0 12",
    "19 20 45 99 3 50",
    "5512345678",
  ])("%j is none", (text) => {
    expect(parseCoordinates(text)).toBeNull();
  });
});

it.each([
  ["19.35529", 19.35529],
  ["-99.06224", -99.06224],
  ["19", 19],
  [`19°20'45.2"N`, PIN.lat],
  [`99°03'50.0"W`, PIN.lng],
  ["99.0639 O", -99.0639],
  ["", null],
  ["x", null],
  ["19.3459, -99.0639", null],
])("one of its numbers, %j, is %j", (text, degrees) => {
  expect(parseDegrees(text)).toBe(degrees);
});

it.each(["1", " ", "°", "'", '"', "1 ", "1°", "1'", "-", "1,", "N", "\u00a0"])(
  "reads twenty thousand characters of %j at once",
  (sign) => {
    const text = sign.repeat(20_000 / sign.length);
    for (const typed of [text, `19${text}x`, `19.3459${text},`]) {
      expect([parseCoordinates(typed), parseDegrees(`${typed}x`)]).toEqual([null, null]);
    }
  },
);
