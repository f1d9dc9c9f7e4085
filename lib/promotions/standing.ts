import type { IsoDate } from "@/lib/clock";
import { addDays, DAY_MS } from "@/lib/time/add-days";
import { type DateRange, includesDay } from "@/lib/time/date-range";

export type Standing = "active" | "coming" | "past";

export function standingOf(promotion: DateRange, today: IsoDate): Standing {
  if (includesDay(promotion, today)) return "active";
  return promotion.endsOn !== null && promotion.endsOn < today ? "past" : "coming";
}

const startOf = ({ startsOn }: DateRange): string => startsOn ?? "";
const endOf = ({ endsOn }: DateRange): string => endsOn ?? "9999";
const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

/** Groups promotions: those that end first, begin first, and ended last in front. @param today the day in Mexico City. */
export function groupByStanding<P extends DateRange>(promotions: readonly P[], today: IsoDate): Record<Standing, P[]> {
  const those = (standing: Standing) => promotions.filter((each) => standingOf(each, today) === standing);
  return {
    active: those("active").sort((one, other) => compare(endOf(one), endOf(other))),
    coming: those("coming").sort((one, other) => compare(startOf(one), startOf(other))),
    past: those("past").sort((one, other) => compare(endOf(other), endOf(one))),
  };
}

/** Returns as many days as a promotion had, from today on; both included. */
export function repeatedRange({ startsOn, endsOn }: DateRange, today: IsoDate): { startsOn: IsoDate; endsOn: IsoDate } {
  const length = startsOn && endsOn ? Math.max(0, Date.parse(endsOn) - Date.parse(startsOn)) : 0;
  return { startsOn: today, endsOn: addDays(today, Math.round(length / DAY_MS)) };
}
