import type { DayOfWeek } from "schema-dts";
import { type IsoDate, WEEKDAYS, type Weekday } from "@/lib/clock";
import { type SpecialDays, specialDaysFrom, specialSpans } from "./special-days";
import { isAroundTheClock, type TimeRange, type WeeklyHours } from "./weekly-hours";

const SCHEMA_DAYS: Readonly<Record<Weekday, DayOfWeek>> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

/** Search engines read 00:00-23:59 as "24 hours" and 00:00-00:00 as "closed all day". */
function toSchemaRange(range: TimeRange): { opens: string; closes: string } {
  if (isAroundTheClock(range)) return { opens: "00:00", closes: "23:59" };
  return { opens: range[0], closes: range[1] === "24:00" ? "23:59" : range[1] };
}

/** None where nobody knows. */
const toSchemaRanges = (ranges: readonly TimeRange[] | undefined) =>
  ranges?.length === 0 ? [{ opens: "00:00", closes: "00:00" }] : (ranges ?? []).map(toSchemaRange);

/** Structured hours as schema.org has them, days with the same range together; unknown days are left out. */
export function openingHoursSpecification(hours: WeeklyHours) {
  const ranges = WEEKDAYS.flatMap((day) =>
    toSchemaRanges(hours[day]).map((range) => ({ day: SCHEMA_DAYS[day], ...range })),
  );
  const alike = Map.groupBy(ranges, ({ opens, closes }) => `${opens}-${closes}`);
  return [...alike].map(([range, group]) => {
    const [opens = "", closes = ""] = range.split("-");
    return { "@type": "OpeningHoursSpecification" as const, dayOfWeek: group.map(({ day }) => day), opens, closes };
  });
}

export const specialHoursSpecification = (days: SpecialDays | null, first: IsoDate) =>
  specialSpans(specialDaysFrom(days, first)).flatMap(({ from, to, ranges }) =>
    toSchemaRanges(ranges).map((range) => ({
      "@type": "OpeningHoursSpecification" as const,
      validFrom: from,
      validThrough: to,
      ...range,
    })),
  );
