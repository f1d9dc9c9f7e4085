import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { isWrittenInternationally, toMexicanDigits } from "@/lib/contact/phone";

/**
 * The E.164 form of a phone as people write it: 10 digits get +52; 52 + 10 and the legacy 521 + 10 are normalised;
 * a foreign number needs its plus. Null when there is no such form (a local number without its area code).
 */
export function toE164(text: string): string | null {
  const mexican = toMexicanDigits(text);
  if (mexican) return `+${mexican}`;
  const parsed = parsePhoneNumberFromString(text.trim().replace(/^00/, "+"), "MX");
  // Without a plus the library guesses; its guess is trusted only where it saw an extension that we counted as digits.
  const isCertain = isWrittenInternationally(text) || parsed?.ext !== undefined;
  return parsed && isCertain && parsed.isValid() ? parsed.number : null;
}
