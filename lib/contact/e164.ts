import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { readPhone } from "@/lib/contact/phone";

/**
 * The E.164 form of a phone as people write it: a Mexican number gets +52, a foreign one needs its plus. Null when there is
 * no such form (a local number without its area code).
 */
export function toE164(text: string): string | null {
  const phone = readPhone(text);
  if (phone?.national) return `+52${phone.national}`;
  // Without a plus nobody knows the country.
  const parsed = phone?.dialled.startsWith("+") ? parsePhoneNumberFromString(phone.dialled) : undefined;
  return parsed?.isValid() ? parsed.number : null;
}
