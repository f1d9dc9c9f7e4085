import { parseIsoDate } from "@/lib/clock";
import type { Taxpayer } from "./catalogues";

/** Letters of the name, a date, two characters that tell namesakes apart, and a check digit. */
const RFC = /^([A-ZÑ&]{3,4})(\d{2})(\d{2})(\d{2})([A-Z\d]{2}[\dA])$/;

const PERSON_LETTERS = 4;

/** "xaxx-010101 000" -> "XAXX010101000". */
export const normalizeRfc = (text: string): string => text.toUpperCase().replace(/[\s.-]/g, "");

/** Kind of taxpayer; null for none. The check digit is not computed: the tax office has given out wrong ones. */
export function taxpayerOf(rfc: string): Taxpayer | null {
  const [, letters = "", year, month, day] = RFC.exec(rfc) ?? [];
  // Of which century is not written: 29 February is a day in one of them.
  const isDay = ["19", "20"].some((century) => parseIsoDate(`${century}${year}-${month}-${day}`) !== null);
  if (!isDay) return null;
  return letters.length === PERSON_LETTERS ? "person" : "company";
}
