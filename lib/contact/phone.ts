const COUNTRY_CODE = "52";
/** Ten digits that begin with 2 to 9, after the country's code and what was dialled until 2019; with a plus the code is there. */
const MEXICAN = /^(52(?:0|1|01|044|045)?|01|044|045)?([2-9]\d{9})$/;

const MIN_PHONE_DIGITS = 7;
const MAX_PHONE_DIGITS = 15;

/** The digits of a text and what people write between them; the database takes no others. */
const ONLY_SIGNS = /^[\d+() .-]+$/;
const STRETCH = /(?:\+ ?\(?|\(\+? ?)?\d[\d() .-]*/g;
const LOOSE_STRETCH = /\d[\d() ._/,*|-]*/g;

/** "Lada 55, tel. 1234 5678". */
const AREA_CODE_BEFORE = /lada\D{0,9}(\d{2,3})\D{0,20}$/i;

/** Puts a text into a telephone's signs: documents copy other dashes, spaces and digits, and unseen signs. */
const inPlainSigns = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{M}]/gu, "")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/[·•∙⋅・]/g, ".")
    .replace(/\s+/g, " ")
    .trim();

const onlyDigits = (text: string): string => text.replace(/\D/g, "");

export const digitsIn = (text: string): string => onlyDigits(inPlainSigns(text));

/** The one stretch of a text that is long enough for a number; none where there are two. */
function onlyNumber(text: string, stretch: RegExp): RegExpExecArray | null {
  const [first, ...others] = [...text.matchAll(stretch)].filter(
    ([each]) => onlyDigits(each).length >= MIN_PHONE_DIGITS,
  );
  return first === undefined || others.length > 0 ? null : first;
}

/** Up to its last digit, and without parentheses that also hold something else. */
function trimmed(stretch: string): string {
  const number = /^.*\d/.exec(stretch)?.[0] ?? "";
  return number.split("(").length === number.split(")").length ? number : number.replace(/[()]/g, "");
}

const nationalOf = (digits: string): string | undefined => MEXICAN.exec(digits)?.[2];

function numberIn(text: string): string | null {
  if (ONLY_SIGNS.test(text)) return text;
  const number = onlyNumber(text, STRETCH);
  if (!number) {
    const national = nationalOf(onlyDigits(onlyNumber(text, LOOSE_STRETCH)?.[0] ?? ""));
    return national ? formatNational(national) : null;
  }
  const areaCode = AREA_CODE_BEFORE.exec(text.slice(0, number.index))?.[1];
  const national = areaCode && nationalOf(areaCode + onlyDigits(number[0]));
  return national ? formatNational(national) : trimmed(number[0]);
}

export type Phone = {
  /** Text as it was typed, in the signs that the database takes. */
  written: string;
  national: string | null;
  /** Number to dial: with a plus where it was written with the code of a country. */
  dialled: string;
};

/** The number of a text; null where there is none, or more than one, or none of Mexico's behind its code. */
export function readPhone(text: string): Phone | null {
  const written = numberIn(inPlainSigns(text));
  if (written === null) return null;
  // A leading "00" is the plus of a desk phone.
  const isInternational = /^\(? ?(?:\+|00)/.test(written);
  const all = onlyDigits(written);
  if (all.length < MIN_PHONE_DIGITS || all.length > MAX_PHONE_DIGITS) return null;
  const digits = isInternational ? all.replace(/^00/, "") : all;
  const [, prefix = "", last] = MEXICAN.exec(digits) ?? [];
  const national = last && (!isInternational || prefix.startsWith(COUNTRY_CODE)) ? last : null;
  if (!isInternational) return { written, national, dialled: national ?? digits };
  if (!national && digits.startsWith(COUNTRY_CODE)) return null;
  return { written, national, dialled: `+${national ? COUNTRY_CODE + national : digits}` };
}

/** Form's request; fewer and more digits are asked about, and taken. */
export const PHONE_FORM = "diez números con lada, por ejemplo 55 1234 5678";

/** Area codes of two digits; all others have three. */
const SHORT_AREA_CODE = /^(?:33|55|56|81)/;

/** Ten digits as people and the directory write them: "55 1234 5678", "722 123 4567". */
export const formatNational = (digits: string): string =>
  digits.replace(SHORT_AREA_CODE.test(digits) ? /^(..)(....)/ : /^(...)(...)/, "$1 $2 ");

/** The digits of an international number, without its plus: of ten digits Mexico's; as they are where no country is known. */
export const internationalDigits = ({ national, dialled }: Phone): string =>
  national ? COUNTRY_CODE + national : onlyDigits(dialled);

/** A `tel:` link, in E.164 where there is one. Apart from `toE164`, whose library is too heavy for browsers. */
export function telHref(phone: string | null, phoneE164: string | null): string | null {
  const number = phoneE164 ?? (phone && readPhone(phone)?.dialled);
  return number ? `tel:${number}` : null;
}
