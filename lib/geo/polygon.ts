import { z } from "zod";

const ring = z.array(z.tuple([z.number(), z.number()]));

/** Rings of a GeoJSON geometry. Holes and further parts need no name: an odd number of crossings is inside. */
export const rings = z.union([
  z.object({ type: z.literal("Polygon"), coordinates: z.array(ring) }).transform(({ coordinates }) => coordinates),
  z
    .object({ type: z.literal("MultiPolygon"), coordinates: z.array(z.array(ring)) })
    .transform(({ coordinates }) => coordinates.flat()),
]);
