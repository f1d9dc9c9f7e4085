import { formatCount, formatList, formatNumber } from "@/lib/format";
import { CHANNEL_IDS, CHANNELS, type Channel } from "./channels";
import type { Comparison, Week } from "./model";
import { busiestWeekday } from "./week";

const WEEKDAYS = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábados", "domingos"] as const;

export const visitWords = (count: number): string => formatCount(count, "visita", "visitas");
export const clickWords = (count: number): string => formatCount(count, "clic", "clics");

export const totalWords = ({ visits, clicks }: { visits: number; clicks: number }): string =>
  `Tu página lleva ${visitWords(visits)} y ${clickWords(clicks)}.`;

function differenceWords(now: number, before: number, than: string): string {
  if (now === before) return `igual que ${than}`;
  return `${formatNumber(Math.abs(now - before))} ${now > before ? "más" : "menos"} que ${than}`;
}

const usedChannels = ({ now }: Comparison): Channel[] =>
  CHANNEL_IDS.filter((channel) => now[channel] > 0).toSorted((one, other) => now[other] - now[one]);

function didWords({ now }: Comparison, channel: Channel): string {
  const [one, many] = CHANNELS[channel].did;
  return formatCount(now[channel], one, many);
}

function weekdayWords(weekdays: readonly number[]): string | null {
  const weekday = busiestWeekday(weekdays);
  return weekday === null ? null : `los ${WEEKDAYS[weekday]} es cuando más te buscan`;
}

export const habitSentence = (weekdays: readonly number[]): string | null => {
  const words = weekdayWords(weekdays);
  return words && `${upperFirst(words)}.`;
};

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function weekSoFarSentence(week: Comparison): string {
  const than = "la semana pasada a estas alturas";
  const { now, before } = week;
  const [channel] = usedChannels(week);
  if (channel) {
    return `Esta semana: ${visitWords(now.visita)}; ${didWords(week, channel)}, ${differenceWords(now[channel], before[channel], than)}.`;
  }
  if (now.visita > 0)
    return `Esta semana: ${visitWords(now.visita)}, ${differenceWords(now.visita, before.visita, than)}.`;
  return before.visita > 0
    ? `Esta semana todavía no hay visitas; ${than} hubo ${formatNumber(before.visita)}.`
    : "Esta semana todavía no hay visitas.";
}

export function weekSentence(week: Week): string {
  const { now, before, weekdays } = week;
  const [channel, ...others] = usedChannels(week);
  const first = channel
    ? `${didWords(week, channel)}, ${differenceWords(now[channel], before[channel], "la semana pasada")}`
    : `Tu página tuvo ${visitWords(now.visita)}, ${differenceWords(now.visita, before.visita, "la semana pasada")}`;
  const rest = others.length > 0 ? [`Además, ${formatList(others.map((each) => didWords(week, each)))}`] : [];
  return [...[[first, weekdayWords(weekdays)].filter(Boolean).join("; ")], ...rest]
    .map((each) => `${upperFirst(each)}.`)
    .join(" ");
}
