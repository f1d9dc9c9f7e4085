import { WEEKDAYS, type Weekday } from "@/lib/clock";
import type { OpeningStatus, ScheduleMoment } from "./opening-status";
import { isAroundTheClock, type TimeRange, type WeeklyHours } from "./weekly-hours";

const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: "lunes",
  tue: "martes",
  wed: "miércoles",
  thu: "jueves",
  fri: "viernes",
  sat: "sábado",
  sun: "domingo",
};
const MINUTES_PER_DAY = 1440;
export const UNCONFIRMED_HOURS = "Horario sin confirmar";

/** "Lunes a viernes", "9:00 a 18:00". */
export type ScheduleLine = { days: string; hours: string };

/** "09:00" as people say it: "9:00". */
const spoken = (time: string): string => time.replace(/^0(?=\d:)/, "");

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function describeRanges(ranges: readonly TimeRange[]): string {
  if (ranges.length === 0) return "cerrado";
  if (ranges.some(isAroundTheClock)) return "abierto las 24 horas";
  return ranges.map(([opens, closes]) => `${spoken(opens)} a ${spoken(closes)}`).join(" y ");
}

function describeDays(days: readonly Weekday[]): string {
  if (days.length === WEEKDAYS.length) return "Todos los días";
  const names = days.map((day) => DAY_NAMES[day]);
  const ends = [names[0], names.at(-1)].filter((name) => name !== undefined);
  if (days.length === 1) return capitalised(names[0] ?? "");
  return capitalised(ends.join(days.length === 2 ? " y " : " a "));
}

/** The week in lines, neighbouring days with equal hours in one; days of unknown hours are left out. */
export function describeWeek(hours: WeeklyHours): ScheduleLine[] {
  const groups: { days: Weekday[]; hours: string }[] = [];
  let previous: string | null = null;
  for (const day of WEEKDAYS) {
    const ranges = hours[day];
    const text = ranges ? describeRanges(ranges) : null;
    if (text !== null && text === previous) groups.at(-1)?.days.push(day);
    else if (text !== null) groups.push({ days: [day], hours: text });
    previous = text;
  }
  return groups.map((group) => ({ days: describeDays(group.days), hours: group.hours }));
}

/** The whole schedule in one text: "Lunes a viernes 9:00 a 18:00, sábado 9:00 a 14:00, domingo cerrado". */
export function describeSchedule(hours: WeeklyHours): string {
  return describeWeek(hours)
    .map(({ days, hours: text }, index) => `${index === 0 ? days : days.toLowerCase()} ${text}`)
    .join(", ");
}

function describeOpening({ daysAhead, weekday, time }: ScheduleMoment): string {
  if (daysAhead === 0) return `abre ${spoken(time)}`;
  return daysAhead === 1 ? `abre mañana ${spoken(time)}` : `abre el ${DAY_NAMES[weekday]} ${spoken(time)}`;
}

/** The badge beside a name: "Abierto · cierra 22:00". */
export function describeStatus(status: OpeningStatus): string {
  switch (status.kind) {
    case "unknown":
      return UNCONFIRMED_HOURS;
    case "closes-soon":
      return `Cierra pronto · ${spoken(status.closes.time)}`;
    case "closed":
      return status.opens ? `Cerrado · ${describeOpening(status.opens)}` : "Cerrado";
    case "open": {
      if (!status.closes) return "Abierto las 24 horas";
      const isFar = (status.minutesLeft ?? 0) >= MINUTES_PER_DAY;
      const day = isFar ? `el ${DAY_NAMES[status.closes.weekday]} ` : "";
      return `Abierto · cierra ${day}${spoken(status.closes.time)}`;
    }
    default:
      return status satisfies never;
  }
}
