import { type IsoDate, parseIsoDate } from "@/lib/clock";
import { fold } from "@/lib/text/fold";

const MONTHS = [
  ...["enero", "febrero", "marzo", "abril", "mayo", "junio"],
  ...["julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"],
];
const IN_NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const IN_WORDS = /^(?:hasta )?(?:el )?(\d{1,2})(?: de)? ([a-z]+)(?: del?)? (\d{4})$/;

/** The days that columns of the database take. */
export const isStorableDay = (value: string): boolean =>
  parseIsoDate(value) === value && value >= "2000-01-01" && value <= "2100-01-01";

const toDay = (year = "", month: string | number = "", day = ""): IsoDate | null => {
  const date = `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isStorableDay(date) ? date : null;
};

/** A day as people write it: "31/12/2026", "hasta el 31 de diciembre de 2026"; null for other words. */
export function parseTypedDay(text: string): IsoDate | null {
  const plain = fold(text).trim();
  if (isStorableDay(plain)) return plain;
  const numbers = IN_NUMBERS.exec(plain);
  if (numbers) return toDay(numbers[3], numbers[2], numbers[1]);
  const words = IN_WORDS.exec(plain);
  return words ? toDay(words[3], MONTHS.indexOf(words[2] ?? "") + 1, words[1]) : null;
}

/** A stored day in numbers, as `parseTypedDay` reads it; other words as they are. */
export const toTypedDay = (text: string): string => text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$3/$2/$1");
