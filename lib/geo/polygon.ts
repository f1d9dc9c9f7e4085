import { z } from "zod";
import type { Position } from "./position";

/** GeoJSON order: longitude, latitude. */
const ring = z.array(z.tuple([z.number(), z.number()]));

/** The rings of a GeoJSON geometry. Holes and further parts need no name: an odd number of crossings is inside. */
export const rings = z.union([
  z.object({ type: z.literal("Polygon"), coordinates: z.array(ring) }).transform(({ coordinates }) => coordinates),
  z
    .object({ type: z.literal("MultiPolygon"), coordinates: z.array(z.array(ring)) })
    .transform(({ coordinates }) => coordinates.flat()),
]);

/** Whether a point lies within rings: a ray to the east crosses them an odd number of times. */
export function isWithin(all: z.output<typeof rings>, { lat, lng }: Position): boolean {
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
