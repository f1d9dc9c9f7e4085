/** A postal code of the borough (09xxx); the census also has slips from elsewhere, which would mislead. */
export function postalCode(raw: string): string | null {
  const digits = raw.trim().padStart(5, "0");
  return /^09\d{3}$/.test(digits) ? digits : null;
}
