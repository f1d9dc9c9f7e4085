/** Degrees, WGS 84. */
export type Position = { readonly lat: number; readonly lng: number };

function toFiniteNumber(value: unknown): number | null {
  // Number("") and Number(null) are 0: an empty column must not put a shop on the equator.
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

/** A position counts only if both coordinates parse to finite numbers within the globe's range. */
export function parsePosition(lat: unknown, lng: unknown): Position | null {
  const latitude = toFiniteNumber(lat);
  const longitude = toFiniteNumber(lng);
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { lat: latitude, lng: longitude } : null;
}

const EARTH_RADIUS_KM = 6371;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance. */
export function distanceKm(from: Position, to: Position): number {
  const deltaLat = toRadians(to.lat - from.lat);
  const deltaLng = toRadians(to.lng - from.lng);
  const a =
    Math.sin(deltaLat / 2) ** 2 +
    Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(deltaLng / 2) ** 2;
  // Rounding can lift `a` a hair above 1 for opposite points, where the square root would be NaN.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, a)));
}
