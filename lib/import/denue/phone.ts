import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { readPhone } from "@/lib/contact/phone";

export type Phone = {
  /** Number as people write it: "55 8544 5271". */
  national: string;
  e164: string;
};

/** Reads a Mexican number; null when it cannot be called. */
export function mexicanPhone(raw: string): Phone | null {
  const parsed = parsePhoneNumberFromString(readPhone(raw)?.national ?? "", "MX");
  return parsed?.isValid() ? { national: parsed.formatNational(), e164: parsed.number } : null;
}
