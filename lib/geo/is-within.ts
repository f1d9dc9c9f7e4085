import type { Position } from "./position";

type Rings = readonly (readonly (readonly [number, number])[])[];

/** True for a point within rings: a ray to the east crosses them an odd number of times. */
export function isWithin(all: Rings, { lat, lng }: Position): boolean {
  let crossings = 0;
  for (const points of all) {
    let [beforeLng = 0, beforeLat = 0] = points.at(-1) ?? [];
    for (const [pointLng, pointLat] of points) {
      const crossesLatitude = pointLat > lat !== beforeLat > lat;
      if (crossesLatitude && lng < ((beforeLng - pointLng) * (lat - pointLat)) / (beforeLat - pointLat) + pointLng)
        crossings++;
      [beforeLng, beforeLat] = [pointLng, pointLat];
    }
  }
  return crossings % 2 === 1;
}
