import { describe, expect, it } from "vitest";
import { farFromBoroughKm } from "./borough";

describe("farFromBoroughKm", () => {
  it.each([
    ["within it", { lat: 19.3579, lng: -99.0593 }, null],
    ["in the next borough", { lat: 19.35, lng: -99.162 }, null],
    ["in Toluca", { lat: 19.2826, lng: -99.6557 }, 54],
    ["in Guadalajara", { lat: 20.6597, lng: -103.3496 }, 460],
    ["at the other end of the world", { lat: -19.35, lng: 80.95 }, 19998],
  ])("%s", (_, position, km) => {
    const far = farFromBoroughKm(position);
    if (km === null) expect(far).toBeNull();
    else expect(Math.abs((far ?? 0) - km)).toBeLessThan(30);
  });
});
