const COUNTRY_CODE = "52";
/** Country code, its old mobile form, and the trunk prefixes that were dialled until 2019. */
const WRITTEN_WITHOUT_PLUS = /^(?:52|521|01|044|045)?(\d{10})$/;
const WRITTEN_WITH_PLUS = /^521?(\d{10})$/;

const MIN_PHONE_DIGITS = 7;
const MAX_PHONE_DIGITS = 15;

const onlyDigits = (text: string): string => text.replace(/\D/g, "");

/** The digits without the "00" that stands for a plus. */
export const internationalDigits = (text: string): string => onlyDigits(text).replace(/^00/, "");

/** A leading "00" is the plus of a desk phone. */
export const isWrittenInternationally = (text: string): boolean => /^\s*\(?\s*(?:\+|00)/.test(text);

export const hasPhoneLength = (digits: string): boolean =>
  digits.length >= MIN_PHONE_DIGITS && digits.length <= MAX_PHONE_DIGITS;

/** `52` and ten digits when the text can be read as a Mexican number, without a plus; otherwise null. */
export function toMexicanDigits(text: string): string | null {
  const international = isWrittenInternationally(text);
  const digits = international ? internationalDigits(text) : onlyDigits(text);
  const national = (international ? WRITTEN_WITH_PLUS : WRITTEN_WITHOUT_PLUS).exec(digits)?.[1];
  return national ? `${COUNTRY_CODE}${national}` : null;
}

/** What forms ask for; fewer and more digits are asked about, and taken. */
export const PHONE_FORM = "diez números con lada, por ejemplo 55 1234 5678";

/** Area codes of two digits; all others have three. */
const SHORT_AREA_CODE = /^(?:33|55|56|81)/;

/** Ten digits as people and the directory write them: "55 1234 5678", "722 123 4567". */
export const formatNational = (digits: string): string =>
  digits.replace(SHORT_AREA_CODE.test(digits) ? /^(..)(....)/ : /^(...)(...)/, "$1 $2 ");

/** The phone rule of the forms: 7 to 15 digits, whatever stands between them. */
export const isPhone = (text: string): boolean => hasPhoneLength(onlyDigits(text));

/**
 * A `tel:` link, from the E.164 form where there is one; null when the text is no phone. It stands apart from
 * `toE164`, whose library is too heavy for the browser.
 */
export function telHref(phone: string | null, phoneE164: string | null): string | null {
  if (phoneE164) return `tel:${phoneE164}`;
  return phone !== null && isPhone(phone) ? `tel:${onlyDigits(phone)}` : null;
}
