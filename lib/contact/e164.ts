import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { readPhone } from "@/lib/contact/phone";

/** E.164 form of a phone as people write it: +52 for Mexican ones, foreign ones need a plus. Null without area code. */
export function toE164(text: string): string | null {
  const phone = readPhone(text);
  if (phone?.national) return `+52${phone.national}`;
  // Without a plus nobody knows the country.
  const parsed = phone?.dialled.startsWith("+") ? parsePhoneNumberFromString(phone.dialled) : undefined;
  return parsed?.isValid() ? parsed.number : null;
}
