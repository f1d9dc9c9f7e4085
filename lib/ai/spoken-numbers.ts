const UNITS = "cero uno una dos tres cuatro cinco seis siete ocho nueve".split(" ");
const TENS = "treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(" ");
const PAIRS =
  "diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve".split(
    " ",
  );

/** Number of digits of a word; "treinta" has one, as what follows is the other. */
const DIGITS: ReadonlyMap<string, number> = new Map([
  ...[...UNITS, ...TENS].map((word) => [word, 1] as const),
  ...PAIRS.map((word) => [word, 2] as const),
]);

const LEAST_DIGITS = 7;
/** Fewer are prices or sizes beside each other. */
const LEAST_WORDS = 3;
const TOKEN = /[a-z]+|\d+|[^\s,.()-]/g;

/** True if a folded text says a telephone, partly in words: "cinco cinco, doce treinta y cuatro, 56". */
export function hasSpokenTelephone(folded: string): boolean {
  let digits = 0;
  let words = 0;
  for (const [token] of folded.matchAll(TOKEN)) {
    const spoken = DIGITS.get(token);
    if (spoken !== undefined) {
      digits += spoken;
      words += 1;
    } else if (/^\d/.test(token)) digits += token.length;
    else if (token !== "y") {
      digits = 0;
      words = 0;
    }
    if (digits >= LEAST_DIGITS && words >= LEAST_WORDS) return true;
  }
  return false;
}
