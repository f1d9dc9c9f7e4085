import type { IsoDate } from "@/lib/clock";
import { formatDayOfYear } from "@/lib/format";
import { capitalised } from "@/lib/text/capitalised";
import { describeRanges, type ScheduleLine } from "./describe-hours";
import { type SpecialDays, specialDaysFrom, specialSpans } from "./special-days";

/** Special days from `first` on, in lines: "Viernes 25 de diciembre", "cerrado (Navidad)". */
export const describeSpecialDays = (days: SpecialDays | null, first: IsoDate): ScheduleLine[] =>
  specialSpans(specialDaysFrom(days, first)).map(({ from, to, ranges, label }) => {
    const days = from === to ? formatDayOfYear(from) : `${formatDayOfYear(from)} a ${formatDayOfYear(to)}`;
    return {
      days: capitalised(days),
      hours: describeRanges(ranges) + (label === null ? "" : ` (${label})`),
    };
  });
