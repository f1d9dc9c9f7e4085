import type { IsoDate } from "@/lib/clock";
import { fold } from "@/lib/text/fold";
import { isStorableDay } from "./storable-day";

/** Longer texts say no validity, and would cost time. */
const MAX_CHARACTERS = 300;

const MONTHS = [
  ...["ene(?:ro)?|jan(?:uary)?", "feb(?:rero|ruary)?", "mar(?:zo|ch)?", "abr(?:il)?|apr(?:il)?", "may(?:o)?"],
  ...["jun(?:io|e)?", "jul(?:io|y)?", "ago(?:sto)?|aug(?:ust)?", "sep(?:t(?:iembre|ember)?)?|set(?:iembre)?"],
  ...["oct(?:ubre|ober)?", "nov(?:iembre|ember)?", "dic(?:iembre)?|dec(?:ember)?"],
];
const WHOLE_MONTHS =
  "enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|setiembre|octubre|noviembre|diciembre";
const MONTH = `(${MONTHS.join("|")})(?![a-z])\\.?`;
const BY_NAME = MONTHS.map((names) => new RegExp(`^(?:${names})$`));
const monthOf = (name = ""): number => BY_NAME.findIndex((pattern) => pattern.test(name)) + 1;

const twoDigits = (number: string | number): string => String(number).padStart(2, "0");

/** A real day, or null. A year of two digits is of this century. */
function toDay(year = "", month: string | number = "", day: string | number = ""): IsoDate | null {
  const date = `${year.length === 2 ? `20${year}` : year}-${twoDigits(month)}-${twoDigits(day)}`;
  return isStorableDay(date) ? date : null;
}

function lastOfMonth(year: string, month: number): IsoDate | null {
  const days = month >= 1 && month <= 12 ? new Date(Date.UTC(Number(year), month, 0)).getUTCDate() : 0;
  return toDay(year, month, days);
}

type Form = {
  pattern: RegExp;
  /** It names a day, and not the month or year that it is the last of. */
  isDay?: true;
  /** It names a month, of which something else may be said than that it is all meant. */
  isMonth?: true;
  /** Reads the groups; null: a day, but not which. */
  read: (...groups: string[]) => IsoDate | null;
};

const WHOLE =
  "hasta|todo|durante|solo|solamente|unicamente|el mes|ultim[oa]s?(?: dias?)?|todos los dias|fin|fines|final(?:es)?|vigen\\w*|valid\\w*|vence\\w*|termin\\w*|caduc\\w*|expir\\w*|acaba\\w*|concluye\\w*|finaliza\\w*";
const BETWEEN = `${WHOLE}|en|el|los|este|del?|mes(?:es)?|al?|y|ano|20\\d\\d|${MONTHS.join("|")}`;
const BEFORE_A_MONTH = new RegExp(`(?:^|\\b(?:${WHOLE})\\b)\\W*(?:(?:${BETWEEN})\\W+)*$`);

/** "15 (quince) de", "20 del mes de"; "día 20," but no other number and a comma. */
const DAY_OF_MONTH =
  "(?:\\s*\\([^()\\d]*\\)(?=\\s*de\\s)|(?<=dia \\d\\d?),)?[\\s./-]*(?:(?:del?\\s+mes\\s+)?de\\s+|of\\s+)?";
const OF = "[\\s./,-]*(?:del?\\s+)?(?:ano\\s+)?";
/** Two digits at the end are a year; elsewhere as likely an hour or a number of pieces. */
const SHORT_YEAR_AT_END = "['’]?\\d{2}(?=\\s*(?:$|[.,;)]))";

/** Ways to write a day, the fullest form first; a part of one that was found is none itself. */
const FORMS: readonly Form[] = [
  {
    pattern: /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g,
    isDay: true,
    read: (year, month, day) => toDay(year, month, day),
  },
  {
    // "31/12/20 25" is of no year.
    pattern: /(?<![\d/.-])(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(?!20 \d\d)(\d{4}|\d{2})(?!\d|[-/.]\d)/g,
    isDay: true,
    // Day and month, as here; the other way round only where it can be nothing else.
    read: (one, other, year) => toDay(year, other, one) ?? toDay(year, one, other),
  },
  {
    pattern: new RegExp(
      `(?<!\\d)(\\d{1,2}|primero)(?:ro|ero|o|°|º|st|nd|rd|th)?${DAY_OF_MONTH}${MONTH}${OF}(\\d{4}(?!\\d)|${SHORT_YEAR_AT_END})`,
      "g",
    ),
    isDay: true,
    read: (day = "", month, year = "") => toDay(year.replace(/\D/g, ""), monthOf(month), day.replace("primero", "1")),
  },
  {
    pattern: new RegExp(`${MONTH}\\s*(\\d{1,2})(?:st|nd|rd|th)?[\\s,]+(?:del?\\s+)?(\\d{4})(?!\\d)`, "g"),
    isDay: true,
    read: (month, day, year) => toDay(year, monthOf(month), day),
  },
  {
    pattern: new RegExp(`(?<![a-z])${MONTH}${OF}(\\d{4})(?!\\d)`, "g"),
    isMonth: true,
    read: (month, year = "") => lastOfMonth(year, monthOf(month)),
  },
  {
    pattern: /(?<![\d/.-])(\d{1,2})[/-](\d{4})(?!\d|[-/]\d)/g,
    isMonth: true,
    read: (month, year = "") => lastOfMonth(year, Number(month)),
  },
  {
    pattern:
      /^\W*(?:(?:todo|durante|solo|en|el|ano|vigencia|valid[oa]|hasta|fin|fines|finales|de|del)\W+)*(20\d\d)\W*$/g,
    read: (year) => toDay(year, 12, 31),
  },
  // Without a year.
  { pattern: new RegExp(`(?<!\\d)\\d{1,2}[\\s./-]*(?:de\\s+)?${MONTH}`, "g"), read: () => null },
  { pattern: new RegExp(`(?<![a-z])(?:${WHOLE_MONTHS})(?![a-z])`, "g"), read: () => null },
  { pattern: /(?<![\d/.-])\d{1,2}\/\d{1,2}(?![/\d])/g, read: () => null },
];

type Role = "start" | "except" | "end";

const ROLE_WORDS: Readonly<Record<Role, string>> = {
  start: "desde|a partir|inici\\w*|empieza\\w*|comienz\\w*|arranca\\w*|publicad\\w*",
  except: "excepto|salvo|menos|no (?:aplica|valid|vigente|incluye|participa)\\w*|sin incluir",
  end: "hasta|al?|vence\\w*|vigen\\w*|valid\\w*|termin\\w*|caduc\\w*|expir\\w*|finaliza\\w*|acaba\\w*|fin|concluye\\w*|antes",
};
const ROLES = Object.keys(ROLE_WORDS) as Role[];
const ROLE = new RegExp(`\\b(?:${ROLES.map((role) => `(${ROLE_WORDS[role]})`).join("|")})\\b`, "g");
const ONWARDS = /^\W*en adelante/;

/** Of the words before a day the last one says what it is; without one it is what the day before it is. */
function roleAfter(words: string, before: Role): Role {
  const found = [...words.matchAll(ROLE)].at(-1);
  return ROLES.find((_, index) => found?.[index + 1] !== undefined) ?? before;
}

type FoundDay = { day: IsoDate | null; isDay: boolean; role: Role; at: number; end: number };

function findDays(text: string): FoundDay[] {
  const found: Omit<FoundDay, "role">[] = [];
  for (const { pattern, isDay = false, isMonth = false, read } of FORMS)
    for (const match of text.matchAll(pattern)) {
      const at = match.index;
      const end = at + match[0].length;
      if (found.some((other) => other.at < end && at < other.end)) continue;
      const isPart = isMonth && !BEFORE_A_MONTH.test(text.slice(0, at));
      found.push({ day: isPart ? null : read(...match.slice(1)), isDay, at, end });
    }
  let role: Role = "end";
  let from = 0;
  return found
    .toSorted((one, other) => one.at - other.at)
    .map((each) => {
      role = roleAfter(text.slice(from, each.at), role);
      from = each.end;
      return { ...each, role: ONWARDS.test(text.slice(each.end)) ? "start" : role };
    });
}

const folded = (text: string): string => fold(text).replace(/\s+/g, " ").trim();

/** Last day in words: "del 1 al 15/1/26", "todo mayo de 2026". Null for none, or none that is certain. */
export function lastDayIn(text: string): IsoDate | null {
  if (text.length > MAX_CHARACTERS) return null;
  const ends = findDays(folded(text)).filter(({ role }) => role === "end");
  if ((ends.at(-1)?.day ?? null) === null) return null;
  return ends.reduce<IsoDate | null>(
    (last, { day }) => (day !== null && (last === null || day > last) ? day : last),
    null,
  );
}

const BEFORE_A_DAY =
  /^(?:valid[oa]s?|vigente|vigencia|vence|termina|caduca|expira|hasta|el|al|dia|fecha|limite|[\s:.,])*(?:(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)[\s,]*)?$/;

/** A day as people write it, and nothing beside it: "31/12/2026", "hasta el 31 de diciembre de 2026"; null for other words. */
export function parseTypedDay(text: string): IsoDate | null {
  if (text.length > MAX_CHARACTERS) return null;
  const plain = folded(text);
  const [found, ...further] = findDays(plain);
  if (!found?.isDay || further.length > 0 || found.role !== "end") return null;
  const isAlone = BEFORE_A_DAY.test(plain.slice(0, found.at)) && /^[\s.,]*$/.test(plain.slice(found.end));
  return isAlone ? found.day : null;
}

/** A stored day in numbers, as `parseTypedDay` reads it; other words as they are. */
export const toTypedDay = (text: string): string => text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$3/$2/$1");
