import { WEEKDAYS, type Weekday } from "@/lib/clock";
import { success } from "@/lib/result";
import { fold } from "@/lib/text/fold";
import { endMinutes, MAX_RANGES, type TimeRange, toMinutes, type WeeklyHours } from "./weekly-hours";
import { isPlausible, rangeOf, type WrittenTime } from "./written-time";

/** Refusal with the words that were not understood, as written. */
export type UnreadHours = { ok: false; code: "unread"; near: string };

type Token =
  | { kind: "days"; days: readonly Weekday[]; isMonthlike: boolean }
  | { kind: "time"; time: WrittenTime }
  | { kind: "closed" | "always" | "to" | "and" }
  | { kind: "unread" };

const DAY_WORDS: readonly (readonly [RegExp, readonly Weekday[]])[] = [
  [/^(?:l|lu|lun|lunes)$/, ["mon"]],
  [/^(?:m|ma|mar|mart|martes)$/, ["tue"]],
  [/^(?:x|mi|mie|mier|mierc|miercoles)$/, ["wed"]],
  [/^(?:j|ju|jue|juev|jueves)$/, ["thu"]],
  [/^(?:v|vi|vie|vier|viern|viernes)$/, ["fri"]],
  [/^(?:s|sa|sab|sabados?)$/, ["sat"]],
  [/^(?:d|do|dom|domingos?)$/, ["sun"]],
  [/^(?:diario|diariamente|siempre)$/, WEEKDAYS],
];

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b24\s*(?:\/|x|por)\s*7\b/g, " diario 24horas "],
  // But not the end of a range: "18 a 24 hrs".
  [/(?<!\b(?:a|al|hasta)\s+(?:las\s+)?|[-–—]\s*)\b(?:las\s+)?24\s*(?:horas|hrs?|h)\b\.?/g, " 24horas "],
  [/\btodo\s+el\s+dia\b/g, " 24horas "],
  [
    /\b(?:(?:todos\s+)?los\s+365\s+dias(?:\s+del\s+ano)?|todos\s+los\s+dias|toda\s+la\s+semana|de\s+lunes\s+a\s+lunes)\b/g,
    " diario ",
  ],
  [/\bentre\s+semana\b|\bdias\s+habiles\b/g, " lunes a viernes "],
  [/\bfin(?:es)?\s+de\s+semana\b|\bfines\b/g, " sabado y domingo "],
  // Behind the times: before them they might be those of the days that are left out.
  [/[,;(]?\s*\b(?:excepto|menos|salvo)\s+(?=[^\d\n;)]*(?:[\n;)]|$))/g, " , cerrado "],
  [/\b(?:las?\s+)?(?:12(?::00)?\s+(?:de\s+la\s+noche)|media\s*noche|12\s*midnight|midnight)\b/g, " medianoche "],
  [/\b(?:las?\s+)?(?:12(?::00)?\s+(?:del?\s+(?:dia|medio\s*dia)|de\s+la\s+tarde)|medio\s*dia|noon)\b/g, " mediodia "],
  [/(\d)\s*(?:de|por)\s+la\s+manana\b/g, "$1am "],
  [/(\d)\s*(?:de|por)\s+la\s+(?:tarde|noche)\b/g, "$1pm "],
  [/(\d)\s*([ap])\s*\.?\s*m\b\.?/g, "$1$2m "],
  [/(\d)\s+y\s+media\b/g, "$1:30"],
  // But not between two ranges: "9:00-14:00/16:00-20:00".
  [
    /(?<!(?:[-–—‐‑‒−]|\b(?:a|al|hasta))\s*|\d)(\d{1,2}:\d\d)\s*\/\s*(\d{1,2}:\d\d)(?!\s*(?:[-–—‐‑‒−]|(?:a|al|hasta)\b))/g,
    "$1-$2",
  ],
  [/\bno\s+(?:abrimos|abre|hay\s+servicio)\b/g, " cerrado "],
  [/\bsin\s+(?:servicio|atencion)\b/g, " cerrado "],
];

const NUMBER = /\d+(?:(?:\s?:\s?|[.h])\d+)*\s*(?:h(?:rs?|oras?|s)?\b\.?\s*)?(?:am|pm)?/;
/** 1: hour, 2: minutes, 3: am or pm. "9", "9:30", "9.30", "09h00", "0900", "9h", "9am", "09:00:00". */
const TIME = /^(\d{1,2}?)(?:\s?[:.h]?\s?([0-5]\d)(?::00)?)?\s*(?:h(?:rs?|oras?|s)?\.?\s*)?(am|pm)?$/;
/** Four digits alone are the clock of 24 hours. */
const MILITARY = /^\d{4}(?!\d)/;
/** Signs beside days and times that say nothing; a line's end does. */
const BESIDE = /[^\S\n]|[.:()*•·|_~¡!"'“”«»\u200D]|\uFE0F|\p{Extended_Pictographic}/u;
/** Anything else is a word of its own, which nobody understands. */
const TOKEN = new RegExp(`24horas|${NUMBER.source}|\\p{L}+|[-–—‐‑‒−/,;&+\\n]|(?:${BESIDE.source})+|\\S+`, "gu");

/** Two days or all from one to the other: "L/V", "L S". */
const DOUBTFUL_DAYS = /(?<![lmxjvsd][\s,/]+)\b[lm]\s*[/\s]\s*[vsd]\b(?!\s*(?:[,/]|y\b)?\s*[lmxjvsd]\b)/;

const CLOSED = /^(?:cerrad[oa]s?|cerramos|descans[oa]|descansamos|descansan)$/;
const TO = /^(?:a|al|hasta|cierra|cierran|[-–—‐‑‒−])$/;
const AND = /^(?:y|e|[/,;&+\n])$/;
const NOISE =
  /^(?:de|del|desde|el|la|los|las|en|por|abierto|abiertos|abre|abren|abrimos|atendemos|atencion|atiende|horario|horarios|servicio|dias?|h|hrs?|hs|horas?|con|estamos|solo|corrido)$/;

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
  const [, digits, minutes = "0", half] = TIME.exec(word) ?? [];
  const hour = Number(digits);
  if (digits === undefined || hour > 24 || (half && (hour > 12 || hour === 0)) || (hour === 24 && Number(minutes) > 0))
    return { kind: "unread" };
  const isExact = !half && (hour > 12 || hour === 0 || digits.startsWith("0") || MILITARY.test(word));
  return {
    kind: "time",
    time: { hour, minute: Number(minutes), half: half === "am" || half === "pm" ? half : null, isExact },
  };
}

/** All days from one to another, over the end of the week if need be; to itself it is a whole week. */
function daysBetween(first: Weekday, last: Weekday): Weekday[] {
  const start = WEEKDAYS.indexOf(first);
  const count = (WEEKDAYS.indexOf(last) - start + WEEKDAYS.length) % WEEKDAYS.length || WEEKDAYS.length;
  return Array.from({ length: count + 1 }, (_, index) => WEEKDAYS[(start + index) % WEEKDAYS.length] ?? first);
}

type Words = { tokens: readonly { token: Token; word: string }[]; at: number };

const kindAt = ({ tokens, at }: Words): Token["kind"] | null => tokens[at]?.token.kind ?? null;

function skip(words: Words, ...kinds: Token["kind"][]): boolean {
  const from = words.at;
  while (kinds.some((kind) => kind === kindAt(words))) words.at += 1;
  return words.at > from;
}

/** "L-V", "sáb y dom", "L, M y V"; nothing where no day stands, or where nobody can tell which: "L-M-V". */
function takeDays(words: Words): Weekday[] {
  const days: Weekday[] = [];
  let isRange = false;
  let endsRange = false;
  while (words.at < words.tokens.length) {
    const { token } = words.tokens[words.at] ?? {};
    if (token?.kind === "days") {
      const [first = "mon"] = token.days;
      // Of two M in a row the second is Wednesday.
      const day = token.isMonthlike && days.at(-1) === "tue" ? "wed" : first;
      const last = days.at(-1);
      if (isRange && endsRange) return [];
      endsRange = isRange;
      if (token.days.length > 1) days.push(...token.days);
      else days.push(...(isRange && last ? daysBetween(last, day).slice(1) : [day]));
      isRange = false;
      words.at += 1;
    } else if (days.length > 0 && (token?.kind === "to" || token?.kind === "and")) {
      // The text behind the sign decides whether it belongs to the days.
      if (words.tokens[words.at + 1]?.token.kind !== "days") return days;
      isRange = token.kind === "to";
      words.at += 1;
    } else return days;
  }
  return days;
}

/** Days behind their hours; none where nobody can tell. Before further hours the last belong to those. */
function takeDaysBehind(words: Words): Weekday[] {
  const { tokens, at: from } = words;
  const days = takeDays(words);
  if (kindAt(words) !== "time" && kindAt(words) !== "closed" && kindAt(words) !== "always") return days;
  const taken = tokens.slice(from, words.at);
  const end = taken.findIndex(({ token }) => token.kind === "and");
  if (end < 0) return days;
  if (taken.findLastIndex(({ token }) => token.kind === "and") > end) return [];
  words.at = from + end;
  return takeDays({ tokens: taken.slice(0, end), at: 0 });
}

/** "9 a 14 y 16 a 19"; null where it breaks off, or says what no shop means. */
function takeRanges(words: Words): TimeRange[] | null {
  const ranges: TimeRange[] = [];
  do {
    const opens = words.tokens[words.at]?.token;
    const closes = words.tokens[words.at + 2]?.token;
    if (opens?.kind !== "time" || words.tokens[words.at + 1]?.token.kind !== "to" || closes?.kind !== "time")
      return null;
    const range = rangeOf(opens.time, closes.time, ranges.at(-1)?.[1]);
    if (!isPlausible(range, opens.time, closes.time) || !isInOrder([...ranges, range])) return null;
    ranges.push(range);
    words.at += 3;
  } while (kindAt(words) === "time" || (skip(words, "and") && kindAt(words) === "time"));
  return ranges;
}

function isInOrder(ranges: readonly TimeRange[]): boolean {
  const isApart = (range: TimeRange, index: number) => {
    const next = ranges[index + 1];
    return next === undefined || endMinutes(range) <= toMinutes(next[0]);
  };
  return ranges.length <= MAX_RANGES && ranges.every(isApart);
}

/** Ranges of a day, or closed; null where the text breaks off. */
function takeRangesOfDay(words: Words): readonly TimeRange[] | null {
  if (skip(words, "closed")) return [];
  if (skip(words, "always")) return [["00:00", "24:00"]];
  return takeRanges(words);
}

type Entry = { days: readonly Weekday[]; ranges: readonly TimeRange[] };

/** "cerrado de 14 a 15": times that are none of opening. */
const isBreak = ({ tokens, at }: Words): boolean =>
  tokens[at]?.token.kind === "closed" && tokens[at + 1]?.token.kind === "time";

/** Takes a break out of the hours that stand before it; false where it is no part within one of them. */
function takeBreak(words: Words, entries: Entry[]): boolean {
  skip(words, "closed");
  const [pause, another] = takeRanges(words) ?? [];
  const entry = entries.at(-1);
  if (!pause || another || !entry) return false;
  const [from, to] = [toMinutes(pause[0]), endMinutes(pause)];
  const index = entry.ranges.findIndex((range) => toMinutes(range[0]) < from && to < endMinutes(range));
  const range = entry.ranges[index];
  if (!range) return false;
  const ranges = entry.ranges.toSpliced(index, 1, [range[0], pause[0]], [pause[1], range[1]]);
  entries.splice(-1, 1, { ...entry, ranges });
  return ranges.length <= MAX_RANGES;
}

const isWithin = (some: readonly Weekday[], others: readonly Weekday[]): boolean =>
  some.every((day) => others.includes(day));

/** Adds hours: of the same days to their ranges, of some of them as an exception; false where they contradict. */
function add(entries: Entry[], entry: Entry): boolean {
  for (const [index, { days, ranges }] of entries.entries()) {
    if (!days.some((day) => entry.days.includes(day))) continue;
    const [isSubset, isSuperset] = [isWithin(days, entry.days), isWithin(entry.days, days)];
    if (!isSubset && !isSuperset) return false;
    if (isSubset && isSuperset) {
      const together = [...ranges, ...entry.ranges].toSorted(([a], [b]) => toMinutes(a) - toMinutes(b));
      if (ranges.length === 0 || entry.ranges.length === 0 || !isInOrder(together)) return false;
      entries[index] = { days, ranges: together };
      return true;
    }
  }
  entries.push(entry);
  return true;
}

function tokensOf(folded: string): { token: Token; word: string }[] {
  return [...folded.matchAll(TOKEN)].flatMap(([found]) => {
    const word = found === "\n" ? found : found.replace(/[ .]+$/, "").trim();
    if (word === "" || new RegExp(`^(?:${BESIDE.source})+$`, "u").test(found)) return [];
    const token = tokenOf(word);
    return token ? [{ token, word }] : [];
  });
}

/** Reads hours as people write them: "L-V 9 a 18, sáb 10-14", "24 horas". Unnamed days stay unknown; times without days are of every day.
 * Show it before it is kept: "9 a 2" is read as a shop means it. One word that is not understood makes all unread. */
export function readHoursText(text: string): { ok: true; value: WeeklyHours } | UnreadHours {
  const folded = PHRASES.reduce((written, [phrase, word]) => written.replace(phrase, word), fold(text));
  const doubtful = DOUBTFUL_DAYS.exec(folded)?.[0];
  if (doubtful !== undefined) return { ok: false, code: "unread", near: doubtful };
  const tokens = tokensOf(folded);
  const words: Words = { tokens, at: 0 };
  const unread = (at: number): UnreadHours => ({
    ok: false,
    code: "unread",
    near: tokens[Math.min(at, tokens.length - 1)]?.word ?? text.trim(),
  });
  const strange = tokens.findIndex(({ token }) => token.kind === "unread");
  if (strange >= 0) return unread(strange);
  const entries: Entry[] = [];
  while (words.at < tokens.length) {
    skip(words, "and");
    if (words.at >= tokens.length) break;
    const from = words.at;
    if (isBreak(words)) {
      if (!takeBreak(words, entries)) return unread(from);
      continue;
    }
    const before = takeDays(words);
    skip(words, "and", "to");
    const at = words.at;
    const ranges = takeRangesOfDay(words);
    if (!ranges) return unread(words.at);
    // "9 a 18 de lunes a viernes", "cerrado domingo".
    const days = before.length > 0 ? before : takeDaysBehind(words);
    skip(words, "and");
    if (days.length === 0 && (from > 0 || (words.at < tokens.length && !isBreak(words))))
      return unread(words.at < tokens.length ? words.at : from);
    if (!add(entries, { days: days.length > 0 ? [...new Set(days)] : WEEKDAYS, ranges })) return unread(at);
  }
  if (entries.length === 0) return unread(0);
  // Hours of fewer days go before those of more.
  const week = new Map<Weekday, readonly TimeRange[]>();
  for (const { days, ranges } of entries.toSorted((a, b) => b.days.length - a.days.length))
    for (const day of days) week.set(day, ranges);
  return success(Object.fromEntries(WEEKDAYS.flatMap((day) => (week.has(day) ? [[day, week.get(day) ?? []]] : []))));
}
