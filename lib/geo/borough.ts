import { distanceKm, type Position } from "@/lib/geo/position";

/** The rectangle around Iztapalapa's official outline, in degrees, a few streets wider. */
const BOUNDS = { north: 19.405, south: 19.28, west: -99.145, east: -98.955 } as const;

export const isNearBorough = ({ lat, lng }: Position): boolean =>
  lat >= BOUNDS.south && lat <= BOUNDS.north && lng >= BOUNDS.west && lng <= BOUNDS.east;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Kilometres from a position to the borough, as the crow flies; 0 for what may be in it. */
export const kmFromBorough = (position: Position): number =>
  distanceKm(position, {
    lat: clamp(position.lat, BOUNDS.south, BOUNDS.north),
    lng: clamp(position.lng, BOUNDS.west, BOUNDS.east),
  });

const FAR_KM = 20;

/** Kilometres to the borough from where its shops are no errand; else null. */
export function farFromBoroughKm(position: Position): number | null {
  const km = kmFromBorough(position);
  return km > FAR_KM ? km : null;
}
