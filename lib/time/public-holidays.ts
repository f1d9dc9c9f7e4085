import type { IsoDate } from "@/lib/clock";
import { addDays } from "./add-days";

/** Ley Federal del Trabajo, artículo 74: days of rest by law, by "MM-DD". */
const FIXED: Readonly<Record<string, string>> = {
  "01-01": "Año Nuevo",
  "05-01": "Día del Trabajo",
  "09-16": "Independencia",
  "12-25": "Navidad",
};

const MONDAYS: readonly (readonly [month: number, nth: number, name: string])[] = [
  [2, 1, "Día de la Constitución"],
  [3, 3, "Natalicio de Benito Juárez"],
  [11, 3, "Revolución Mexicana"],
];

const DAYS_PER_WEEK = 7;
const MONDAY = 1;

/** Every six years the federal government changes on this day. */
const isHandover = (year: number, monthAndDay: string) => monthAndDay === "10-01" && (year - 2024) % 6 === 0;

/** The name of a day of rest by law in Mexico, on which a shop may keep other hours than its week says; null for any other. */
function publicHoliday(date: IsoDate): string | null {
  const monthAndDay = date.slice("2026-".length);
  const [year = 0, month, day = 0] = date.split("-").map(Number);
  const fixed = FIXED[monthAndDay];
  if (fixed) return fixed;
  if (isHandover(year, monthAndDay)) return "Cambio de gobierno federal";
  // No zone may shift a calendar day.
  if (new Date(`${date}T00:00:00Z`).getUTCDay() !== MONDAY) return null;
  return MONDAYS.find(([each, nth]) => each === month && nth === Math.ceil(day / DAYS_PER_WEEK))?.[2] ?? null;
}

export const isPublicHoliday = (date: IsoDate): boolean => publicHoliday(date) !== null;

const DAYS_PER_YEAR = 366;

export const publicHolidaysFrom = (first: IsoDate): { date: IsoDate; name: string }[] =>
  Array.from({ length: DAYS_PER_YEAR }, (_, days) => addDays(first, days)).flatMap((date) => {
    const name = publicHoliday(date);
    return name === null ? [] : [{ date, name }];
  });
