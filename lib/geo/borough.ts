import type { Position } from "@/lib/geo/position";

/** The rectangle around Iztapalapa's official outline, in degrees, a few streets wider. */
const BOUNDS = { north: 19.405, south: 19.28, west: -99.145, east: -98.955 } as const;

/** Whether a position may be that of a business of the borough. */
export const isNearBorough = ({ lat, lng }: Position): boolean =>
  lat >= BOUNDS.south && lat <= BOUNDS.north && lng >= BOUNDS.west && lng <= BOUNDS.east;
