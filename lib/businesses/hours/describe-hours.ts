import { WEEKDAYS, type Weekday } from "@/lib/clock";
import { capitalised } from "@/lib/text/capitalised";
import type { OpeningStatus, ScheduleMoment } from "./opening-status";
import { isAroundTheClock, type TimeRange, type WeeklyHours } from "./weekly-hours";

export const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: "lunes",
  tue: "martes",
  wed: "miércoles",
  thu: "jueves",
  fri: "viernes",
  sat: "sábado",
  sun: "domingo",
};
export const UNCONFIRMED_HOURS = "Horario sin confirmar";

/** "Lunes a viernes", "9:00 a 18:00". */
export type ScheduleLine = { days: string; hours: string };

/** Times before this hour are said with "a. m.": nobody takes "2:30" for the afternoon then. */
const END_OF_NIGHT = "06:00";

/** "09:00" as people say it: "9:00". */
const spoken = (time: string): string => time.replace(/^0(?=\d:)/, "");

const isMidnight = (closes: string): boolean => closes === "24:00" || closes === "00:00";

/** A closing time: a day may end at "24:00" or at "00:00". */
const spokenClosing = (closes: string): string => (isMidnight(closes) ? "24:00" : spoken(closes));

/** "a las 18:00", "a la 1:00 a. m.". */
function atTime(time: string): string {
  const article = /^01:/.test(time) ? "a la" : "a las";
  const isNight = time < END_OF_NIGHT && !isMidnight(time);
  return `${article} ${spoken(time)}${isNight ? " a. m." : ""}`;
}

/** "9:00 a 14:00 y 16:00 a 19:00", "cerrado". */
export function describeRanges(ranges: readonly TimeRange[]): string {
  if (ranges.length === 0) return "cerrado";
  if (ranges.some(isAroundTheClock)) return "abierto las 24 horas";
  return ranges.map(([opens, closes]) => `${spoken(opens)} a ${spokenClosing(closes)}`).join(" y ");
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

/** " mañana", " el lunes"; nothing today. */
function dayAhead({ daysAhead, weekday }: ScheduleMoment): string {
  if (daysAhead === 0) return "";
  return daysAhead === 1 ? " mañana" : ` el ${DAY_NAMES[weekday]}`;
}

const describeOpening = (opens: ScheduleMoment): string => `abre${dayAhead(opens)} ${atTime(opens.time)}`;

/** The night belongs to the evening before it: "cierra a las 2:30 a. m.", not "mañana". */
function describeClosing(closes: ScheduleMoment): string {
  const isThisNight = closes.daysAhead === 1 && closes.time < END_OF_NIGHT;
  const day = isThisNight ? "" : dayAhead(closes);
  return isMidnight(closes.time) ? `${day} a medianoche` : `${day} ${atTime(closes.time)}`;
}

const HOLIDAY_NOTE = " · día festivo";

/** "Abierto · cierra a las 22:00". @param isHoliday in Mexico City (`lib/time/public-holidays`). */
export function describeStatus(status: OpeningStatus, isHoliday = false): string {
  const note = isHoliday ? HOLIDAY_NOTE : "";
  switch (status.kind) {
    case "unknown":
      return UNCONFIRMED_HOURS;
    case "closes-soon":
      return `Cierra pronto ·${describeClosing(status.closes)}${note}`;
    case "closed":
      return status.opens ? `Cerrado · ${describeOpening(status.opens)}` : "Cerrado";
    case "open":
      return `${status.closes ? `Abierto · cierra${describeClosing(status.closes)}` : "Abierto las 24 horas"}${note}`;
    default:
      return status satisfies never;
  }
}
