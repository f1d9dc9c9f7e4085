import type { IsoDate } from "@/lib/clock";

/** Ley Federal del Trabajo, artículo 74: days of rest by law, as "MM-DD". */
const FIXED: ReadonlySet<string> = new Set(["01-01", "05-01", "09-16", "12-25"]);

/** Its Mondays: of which month, and which one of it. */
const MONDAYS: readonly (readonly [month: number, nth: number])[] = [
  [2, 1],
  [3, 3],
  [11, 3],
];

const DAYS_PER_WEEK = 7;
const MONDAY = 1;

/** Every six years the federal government changes on this day. */
const isHandover = (year: number, monthAndDay: string) => monthAndDay === "10-01" && (year - 2024) % 6 === 0;

/** Whether the day is a day of rest by law in Mexico, on which a shop may keep other hours than its week says. */
export function isPublicHoliday(date: IsoDate): boolean {
  const monthAndDay = date.slice("2026-".length);
  const [year = 0, month, day = 0] = date.split("-").map(Number);
  if (FIXED.has(monthAndDay) || isHandover(year, monthAndDay)) return true;
  // No zone may shift a calendar day.
  if (new Date(`${date}T00:00:00Z`).getUTCDay() !== MONDAY) return false;
  return MONDAYS.some(([each, nth]) => each === month && nth === Math.ceil(day / DAYS_PER_WEEK));
}
