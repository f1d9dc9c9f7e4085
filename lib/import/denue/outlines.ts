import { BOROUGH_RINGS } from "@/lib/geo/outline";
import type { Outlines } from "@/lib/geo/outlines";
import { type Point, simplifyLine } from "@/lib/geo/simplify-line";
import { listUnits } from "./territorial-units";

/** Degrees: some ten metres, less than a street is wide. */
const TOLERANCE = 0.0001;
const DECIMALS = 5;
/** Points of a ring that has no inside: there, back and there again. */
const LEAST_POINTS = 3;

const round = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

function simplifyRing(ring: readonly Point[]): [number, number][] {
  const middle = Math.floor(ring.length / 2);
  const points = [
    ...simplifyLine(ring.slice(0, middle + 1), TOLERANCE).slice(0, -1),
    ...simplifyLine(ring.slice(middle), TOLERANCE),
  ];
  // A ring smaller than the tolerance has no simpler shape.
  return (points.length > LEAST_POINTS ? points : ring).map(([lng, lat]) => [round(lng), round(lat)]);
}

/** The outlines of the borough and its colonias, coarser than they are shipped: for a map that asks nobody else. */
export const drawOutlines = (): Outlines => ({
  type: "FeatureCollection",
  features: [{ name: undefined, geometry: BOROUGH_RINGS }, ...listUnits()].map(({ name, geometry }) => ({
    type: "Feature",
    properties: name ? { colonia: name } : {},
    geometry: { type: "Polygon", coordinates: geometry.map(simplifyRing) },
  })),
});
