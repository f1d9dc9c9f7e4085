import { WEEKDAYS, type Weekday } from "@/lib/clock";
import { success } from "@/lib/result";
import { fold } from "@/lib/text/fold";
import type { TimeRange, WeeklyHours } from "./weekly-hours";
import { closingTime, openingTime, type WrittenTime } from "./written-time";

/** What was not understood, as it was written. */
export type UnreadHours = { ok: false; code: "unread"; near: string };

type Token =
  | { kind: "days"; days: readonly Weekday[]; isMonthlike: boolean }
  | { kind: "time"; time: WrittenTime }
  | { kind: "closed" | "always" | "to" | "and" }
  | { kind: "unread" };

const DAY_WORDS: readonly (readonly [RegExp, readonly Weekday[]])[] = [
  [/^(?:l|lu|lun|lunes)$/, ["mon"]],
  [/^(?:m|ma|mar|martes)$/, ["tue"]],
  [/^(?:x|mi|mie|mier|miercoles)$/, ["wed"]],
  [/^(?:j|ju|jue|jueves)$/, ["thu"]],
  [/^(?:v|vi|vie|viernes)$/, ["fri"]],
  [/^(?:s|sa|sab|sabados?)$/, ["sat"]],
  [/^(?:d|do|dom|domingos?)$/, ["sun"]],
  [/^(?:diario|diariamente|siempre)$/, WEEKDAYS],
];

/** Phrases as one word each, before the text is cut into words. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b24\s*(?:\/|x|por)\s*7\b/g, " diario 24horas "],
  [/\b(?:las\s+)?24\s*(?:horas|hrs?|h)\b\.?/g, " 24horas "],
  [/\btodo\s+el\s+dia\b/g, " 24horas "],
  [/\b(?:todos\s+los\s+dias|toda\s+la\s+semana|de\s+lunes\s+a\s+lunes)\b/g, " diario "],
  [/\bentre\s+semana\b|\bdias\s+habiles\b/g, " lunes a viernes "],
  [/\bfin(?:es)?\s+de\s+semana\b/g, " sabado y domingo "],
  [/\b(?:las?\s+)?(?:12(?::00)?\s+(?:de\s+la\s+noche)|media\s*noche|12\s*midnight|midnight)\b/g, " medianoche "],
  [/\b(?:las?\s+)?(?:12(?::00)?\s+(?:del?\s+(?:dia|medio\s*dia)|de\s+la\s+tarde)|medio\s*dia|noon)\b/g, " mediodia "],
  [/(\d)\s*(?:de|por)\s+la\s+manana\b/g, "$1am "],
  [/(\d)\s*(?:de|por)\s+la\s+(?:tarde|noche)\b/g, "$1pm "],
  [/(\d)\s*([ap])\s*\.?\s*m\b\.?/g, "$1$2m "],
  [/\bno\s+(?:abrimos|abre|hay\s+servicio)\b/g, " cerrado "],
  [/\bsin\s+(?:servicio|atencion)\b/g, " cerrado "],
];

/** 1: hour, 2: minutes, 3: am or pm. "9", "9:30", "9.30", "09h00", "9h", "9am". */
const TIME = /(\d{1,2})(?:\s*[:.h]\s*([0-5]\d))?\s*(?:h(?:rs?|oras?)?\b\.?\s*)?(am|pm)?(?![\d:])/;
const TOKEN = new RegExp(`24horas|${TIME.source}|\\p{L}+|[-–—/,;&+\\n]`, "gu");

const CLOSED = /^(?:cerrad[oa]s?|cerramos|descans[oa]|descansamos|descansan)$/;
const TO = /^(?:a|al|hasta|cierra|cierran|[-–—])$/;
const AND = /^(?:y|e|[/,;&+\n])$/;
const NOISE =
  /^(?:de|del|desde|el|la|los|las|en|por|abierto|abiertos|abre|abren|abrimos|atendemos|atencion|atiende|horario|horarios|servicio|dias?|h|hrs?|horas?|con|estamos|solo)$/;

function tokenOf(word: string): Token | null {
  if (word === "24horas") return { kind: "always" };
  if (word === "medianoche") return { kind: "time", time: { hour: 24, minute: 0, half: null, isExact: true } };
  if (word === "mediodia") return { kind: "time", time: { hour: 12, minute: 0, half: null, isExact: true } };
  const days = DAY_WORDS.find(([pattern]) => pattern.test(word))?.[1];
  if (days) return { kind: "days", days, isMonthlike: word === "m" };
  if (CLOSED.test(word)) return { kind: "closed" };
  if (TO.test(word)) return { kind: "to" };
  if (AND.test(word)) return { kind: "and" };
  if (NOISE.test(word)) return null;
  const written = new RegExp(`^${TIME.source}$`, "u").exec(word);
  if (!written) return { kind: "unread" };
  const [, digits = "", minutes = "", half] = written;
  const hour = Number(digits);
  if (hour > 24 || (half && (hour > 12 || hour === 0)) || (hour === 24 && Number(minutes) > 0))
    return { kind: "unread" };
  const isExact = !half && (hour > 12 || hour === 0 || (digits.length === 2 && digits.startsWith("0")));
  return {
    kind: "time",
    time: { hour, minute: Number(minutes), half: half === "am" || half === "pm" ? half : null, isExact },
  };
}

/** All days from one to another, over the end of the week if need be. */
function daysBetween(first: Weekday, last: Weekday): Weekday[] {
  const start = WEEKDAYS.indexOf(first);
  const count = (WEEKDAYS.indexOf(last) - start + WEEKDAYS.length) % WEEKDAYS.length;
  return Array.from({ length: count + 1 }, (_, index) => WEEKDAYS[(start + index) % WEEKDAYS.length] ?? first);
}

type Words = { tokens: readonly { token: Token; word: string }[]; at: number };

const kindAt = ({ tokens, at }: Words): Token["kind"] | null => tokens[at]?.token.kind ?? null;

function skip(words: Words, ...kinds: Token["kind"][]): boolean {
  const from = words.at;
  while (kinds.some((kind) => kind === kindAt(words))) words.at += 1;
  return words.at > from;
}

/** "L-V", "sáb y dom", "L, M y V"; nothing where no day stands. */
function takeDays(words: Words): Weekday[] {
  const days: Weekday[] = [];
  let isRange = false;
  while (words.at < words.tokens.length) {
    const { token } = words.tokens[words.at] ?? {};
    if (token?.kind === "days") {
      const [first = "mon"] = token.days;
      // Of two M in a row the second is Wednesday.
      const day = token.isMonthlike && days.at(-1) === "tue" ? "wed" : first;
      const last = days.at(-1);
      if (token.days.length > 1) days.push(...token.days);
      else days.push(...(isRange && last ? daysBetween(last, day).slice(1) : [day]));
      isRange = false;
      words.at += 1;
    } else if (days.length > 0 && (token?.kind === "to" || token?.kind === "and")) {
      // What follows the sign decides whether it belongs to the days.
      if (words.tokens[words.at + 1]?.token.kind !== "days") return days;
      isRange = token.kind === "to";
      words.at += 1;
    } else return days;
  }
  return days;
}

/** "9 a 14 y 16 a 19"; null where it breaks off. */
function takeRanges(words: Words): TimeRange[] | null {
  const ranges: TimeRange[] = [];
  do {
    const opens = words.tokens[words.at]?.token;
    const closes = words.tokens[words.at + 2]?.token;
    if (opens?.kind !== "time" || words.tokens[words.at + 1]?.token.kind !== "to" || closes?.kind !== "time")
      return null;
    const start = openingTime(opens.time, closes.time, ranges.at(-1)?.[1]);
    ranges.push([start, closingTime(start, opens.time, closes.time)]);
    words.at += 3;
  } while (kindAt(words) === "time" || (skip(words, "and") && kindAt(words) === "time"));
  return ranges;
}

/** What a day is said to be; null where it breaks off. */
function takeRangesOfDay(words: Words): readonly TimeRange[] | null {
  if (skip(words, "closed")) return [];
  if (skip(words, "always")) return [["00:00", "24:00"]];
  return takeRanges(words);
}

/**
 * Understands hours as people write them: "L-V 9 a 18, sáb 10-14", "lun a vie 9am-6pm y sab 9-2, cerrado domingo", "24 horas".
 * Days that are not named stay unknown; times without any day are those of every day. What is not certain ("9 a 2") is read
 * as a shop means it, so show it before it is kept. Anything that is not understood makes all of it unread.
 */
export function readHoursText(text: string): { ok: true; value: WeeklyHours } | UnreadHours {
  const folded = PHRASES.reduce((written, [phrase, word]) => written.replace(phrase, word), fold(text));
  const found = [...folded.matchAll(TOKEN)].map(([word]) => word.replace(/[ .]+$/, "").replace(/^ +/, "") || word);
  const tokens = found.flatMap((word) => {
    const token = tokenOf(word);
    return token ? [{ token, word }] : [];
  });
  const words: Words = { tokens, at: 0 };
  const unread = (at: number): UnreadHours => ({
    ok: false,
    code: "unread",
    near: tokens[at]?.word.trim() ?? text.trim(),
  });
  const strange = tokens.findIndex(({ token }) => token.kind === "unread");
  if (strange >= 0) return unread(strange);
  const week = new Map<Weekday, readonly TimeRange[]>();
  while (words.at < tokens.length) {
    skip(words, "and");
    if (words.at >= tokens.length) break;
    const from = words.at;
    const before = takeDays(words);
    skip(words, "and", "to");
    const ranges = takeRangesOfDay(words);
    if (!ranges) return unread(Math.min(words.at, tokens.length - 1));
    // "9 a 18 de lunes a viernes", "cerrado domingo".
    const days = before.length > 0 ? before : takeDays(words);
    if (days.length === 0 && (from > 0 || words.at < tokens.length)) return unread(from);
    for (const day of days.length > 0 ? days : WEEKDAYS) week.set(day, ranges);
  }
  if (week.size === 0) return unread(0);
  return success(Object.fromEntries(WEEKDAYS.flatMap((day) => (week.has(day) ? [[day, week.get(day) ?? []]] : []))));
}
