import { BRAND } from "@/lib/brand";
import { lazily } from "@/lib/browser/lazily";
import type { IsoDate } from "@/lib/clock";
import { formatList } from "@/lib/format";
import { addDays } from "@/lib/time/add-days";
import { CHANNELS, type Channel } from "./channels";
import { clicksOf } from "./counts";
import type { Comparison, Counts } from "./model";
import type { Unit } from "./series";
import { clickWords, visitWords } from "./week-messages";

const format = (options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat(BRAND.locale, { ...options, timeZone: "UTC" }));
const weekday = format({ weekday: "short", day: "numeric", month: "short" });
const day = format({ day: "numeric", month: "short" });
const month = format({ month: "short", year: "numeric" });

const toDate = (date: IsoDate): Date => new Date(`${date}T00:00:00Z`);

type UnitWords = {
  label: string;
  name: (from: IsoDate) => string;
  open: string;
  now: string;
  before: string;
};

export const UNIT_WORDS: Readonly<Record<Unit, UnitWords>> = {
  dia: {
    label: "Por día",
    name: (from) => weekday().format(toDate(from)),
    open: "hoy",
    now: "los últimos 14 días",
    before: "los 14 anteriores",
  },
  semana: {
    label: "Por semana",
    name: (from) => `${day().format(toDate(from))} al ${day().format(toDate(addDays(from, 6)))}`,
    open: "esta semana",
    now: "las últimas 12 semanas",
    before: "las 12 anteriores",
  },
  mes: {
    label: "Por mes",
    name: (from) => month().format(toDate(from)),
    open: "este mes",
    now: "los últimos 6 meses",
    before: "los 6 anteriores",
  },
};

const both = (counts: Counts): string => `${visitWords(counts.visita)} y ${clickWords(clicksOf(counts))}`;

export function periodSentence({ now, before }: Comparison, unit: Unit): string {
  const words = UNIT_WORDS[unit];
  return `En ${words.now} tu página tuvo ${both(now)}; en ${words.before}, ${both(before)}.`;
}

export const unusedSentence = (channels: readonly Channel[]): string | null =>
  channels.length === 0 ? null : `Todavía sin uso: ${formatList(channels.map((each) => CHANNELS[each].label))}.`;
