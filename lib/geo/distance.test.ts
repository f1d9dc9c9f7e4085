import { describe, expect, it } from "vitest";
import { formatKm } from "@/lib/format";
import { distanceKm } from "./position";

const METRO_ERMITA = { lat: 19.3614, lng: -99.1431 };
const METRO_CONSTITUCION = { lat: 19.3459, lng: -99.0639 };

describe("distanceKm", () => {
  it.each([
    ["between two metro stations of the borough", METRO_ERMITA, METRO_CONSTITUCION, "8.5 km"],
    ["from a place to itself", METRO_ERMITA, METRO_ERMITA, "0.0 km"],
    ["a quarter of the way around the earth", { lat: 0, lng: 0 }, { lat: 0, lng: 90 }, "10,007.5 km"],
    ["to the other side of the earth", { lat: 19, lng: -99 }, { lat: -19, lng: 81 }, "20,015.1 km"],
    ["across the date line", { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, "111.2 km"],
  ])("measures %s", (_, from, to, text) => {
    expect(formatKm(distanceKm(from, to))).toBe(text);
    expect(distanceKm(to, from)).toBeCloseTo(distanceKm(from, to), 9);
  });
});
