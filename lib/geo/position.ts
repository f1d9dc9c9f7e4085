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
