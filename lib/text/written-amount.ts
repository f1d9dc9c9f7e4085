/** Spaces that break no line: no-break, figure, thin and narrow. */
const FIXED_SPACES = "\\u00a0\\u2007\\u2009\\u202f";
const SPACE = `[ ${FIXED_SPACES}]`;

/** Of what there is how much: "9 500 ml" is no nine thousand. */
const MEASURE = `(?:${SPACE}?(?:k?gr?s?|gramos|kilos?|m?ls?|lts?|litros?|oz|onzas?|c[cm]|pz|pzas?|piezas?|pax|personas?|porciones)\\b|x${SPACE}?\\d)`;

/** Pesos without cents: plain, or in thousands by a comma, point, apostrophe or space; a space counts behind one digit or before cents,
 * since it may stand between two numbers. */
const WHOLE = [
  `[1-9]\\d{0,2}[.,'’]\\d{3}`,
  `[1-9]\\d{0,2}[${FIXED_SPACES}]\\d{3}(?!${MEASURE})`,
  `[1-9] \\d{3}(?!${MEASURE})`,
  "[1-9]\\d{1,2} \\d{3}(?=[.,]\\d{2}(?!\\d))",
  `(?:0|[1-9]\\d{0,4})(?!${SPACE}\\d{3}(?!\\d|${MEASURE}))`,
].join("|");
/** Cents in digits, or as signs write none: "45.°°", "45.-". */
const CENTS = "[.,]\\d{1,2}|[.,]?[°º⁰]{2}|[.,][-–—](?!\\d)";
/** Another number as high: "18-22", "60 y 80". */
const RANGE = `\\s*(?:[-–—/]|[aoy](?=\\s))\\s*\\d[\\d.,]*(?!\\d|${MEASURE})`;
const FOREIGN = "\\s*(?:us\\b|usd|dlls?\\b|d[oó]lares|euros?|€)";

export const PESOS = "(?:mxn|m\\.?\\s?n\\b\\.?|pesos)";

/** An amount in pesos (flags i and u): "1,200.00", "1 200", "1.200", "45,00". Neither possibly two numbers, nor one of two amounts. */
export const WRITTEN_AMOUNT = `(?:${WHOLE})(?:${CENTS})?(?![.,'’]?\\d)(?!${RANGE})(?!${FOREIGN})`;

export const ANY_AMOUNT = new RegExp(`[$€]\\s*\\d|\\d\\s*[$€]|\\d(?:\\s*${PESOS}|${FOREIGN})(?!\\p{L})`, "iu");

export function toAmount(written: string): number {
  const [, whole = "", cents = "0"] = /^(.*?)(?:[.,](\d{1,2}))?$/s.exec(written) ?? [];
  return Number(`${whole.replace(/\D/g, "")}.${cents}`);
}
