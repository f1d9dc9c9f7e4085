import { isWithin } from "./is-within";
import type { Position } from "./position";

type Polygon = { type: "Polygon"; coordinates: [number, number][][] };

/** The borough (without a name) and its colonias, as the file at `routes.outlines()` holds them. */
export type Outlines = {
  type: "FeatureCollection";
  features: { type: "Feature"; properties: { colonia?: string }; geometry: Polygon }[];
};

/** Place of a position by the outlines: a colonia, the borough between them (null), or beyond it. */
export function placeIn({ features }: Outlines, position: Position): { colonia: string | null } | "outside" {
  const around = features.filter(({ geometry }) => isWithin(geometry.coordinates, position));
  const colonia = around.find(({ properties }) => properties.colonia)?.properties.colonia;
  return around.length > 0 ? { colonia: colonia ?? null } : "outside";
}
