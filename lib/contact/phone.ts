import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { hasPhoneLength, isWrittenInternationally, onlyDigits, toMexicanDigits } from "@/lib/contact/mexican-number";

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

/** The phone rule of the forms: 7 to 15 digits, whatever stands between them. */
export const isPhone = (text: string): boolean => hasPhoneLength(onlyDigits(text));

/** A `tel:` link, from the E.164 form where there is one; null when the text is no phone. */
export function telHref(phone: string | null, phoneE164: string | null): string | null {
  const number = phoneE164 ?? (phone === null ? null : toE164(phone));
  if (number) return `tel:${number}`;
  return phone !== null && isPhone(phone) ? `tel:${onlyDigits(phone)}` : null;
}
