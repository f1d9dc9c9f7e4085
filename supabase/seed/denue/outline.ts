import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Position } from "@/lib/geo/position";

/** GeoJSON order: longitude, latitude. */
const ring = z.array(z.tuple([z.number(), z.number()]));
const feature = z.object({ geometry: z.object({ type: z.literal("Polygon"), coordinates: z.array(ring) }) });

const RINGS = feature.parse(
  JSON.parse(readFileSync(new URL("../data/alcaldia_iztapalapa.geojson", import.meta.url), "utf8")),
).geometry.coordinates;

/** Whether a point lies in the borough: a ray to the east crosses its outline an odd number of times. */
export function isInBorough({ lat, lng }: Position): boolean {
  let crossings = 0;
  for (const points of RINGS) {
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
