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

export type OpeningHoursSpecification = {
  "@type": "OpeningHoursSpecification";
  dayOfWeek: DayOfWeek[];
  opens: string;
  closes: string;
};

/** Search engines read 00:00-23:59 as "24 hours" and 00:00-00:00 as "closed all day". */
function toSchemaRange(range: TimeRange): { opens: string; closes: string } {
  if (isAroundTheClock(range)) return { opens: "00:00", closes: "23:59" };
  return { opens: range[0], closes: range[1] === "24:00" ? "23:59" : range[1] };
}

const toSchemaRanges = (ranges: readonly TimeRange[]) =>
  ranges.length > 0 ? ranges.map(toSchemaRange) : [{ opens: "00:00", closes: "00:00" }];

/** Structured hours as schema.org has them, days with the same range together; unknown days are left out. */
export function openingHoursSpecification(hours: WeeklyHours): OpeningHoursSpecification[] {
  const specifications = new Map<string, OpeningHoursSpecification>();
  for (const day of WEEKDAYS) {
    const ranges = hours[day];
    if (!ranges) continue;
    for (const { opens, closes } of toSchemaRanges(ranges)) {
      const key = `${opens}-${closes}`;
      const known = specifications.get(key);
      if (known) known.dayOfWeek.push(SCHEMA_DAYS[day]);
      else {
        specifications.set(key, {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: [SCHEMA_DAYS[day]],
          opens,
          closes,
        });
      }
    }
  }
  return [...specifications.values()];
}

export type SpecialHoursSpecification = {
  "@type": "OpeningHoursSpecification";
  validFrom: IsoDate;
  validThrough: IsoDate;
  opens: string;
  closes: string;
};

export const specialHoursSpecification = (days: SpecialDays | null, first: IsoDate): SpecialHoursSpecification[] =>
  specialSpans(specialDaysFrom(days, first)).flatMap(({ from, to, ranges }) =>
    toSchemaRanges(ranges).map((range) => ({
      "@type": "OpeningHoursSpecification" as const,
      validFrom: from,
      validThrough: to,
      ...range,
    })),
  );
