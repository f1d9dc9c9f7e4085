import { readHoursText } from "@/lib/businesses/hours/read-hours-text";
import type { WeeklyHours } from "@/lib/businesses/hours/weekly-hours";
import { WEEKDAYS } from "@/lib/clock";
import type { ShowcaseBusiness } from "@/supabase/seed/showcase/business";

/** Reads a text as owners write it. @throws {Error} for one that our reader does not understand */
export function readWeek(text: string): WeeklyHours {
  const read = readHoursText(text);
  if (!read.ok) throw new Error(`"${text}" is not read as hours`);
  return read.value;
}

/** Returns the hours of each day; null for a business that tells them as text alone, or not at all. */
export function weekOf({ hours, hoursText = "" }: ShowcaseBusiness): WeeklyHours | null {
  if (hours === "as written") return readWeek(hoursText);
  if (hours !== "others closed") return hours ?? null;
  return { ...Object.fromEntries(WEEKDAYS.map((day) => [day, []])), ...readWeek(hoursText) };
}
