import type { IsoDate } from "@/lib/clock";
import { addDays } from "@/lib/time/add-days";
import { sumCounts } from "./counts";
import { addMonths, firstOfMonth, mondayOf } from "./days";
import type { Comparison, DayCount } from "./model";

type UnitRules = {
  /** How many are shown at once; as many before them are what they are compared with. */
  size: number;
  beginOf: (day: IsoDate) => IsoDate;
  move: (begin: IsoDate, steps: number) => IsoDate;
};

/** The units of time by which an owner looks. */
const UNITS = {
  dia: { size: 14, beginOf: (day) => day, move: addDays },
  semana: { size: 12, beginOf: mondayOf, move: (begin, weeks) => addDays(begin, 7 * weeks) },
  mes: { size: 6, beginOf: firstOfMonth, move: addMonths },
} as const satisfies Record<string, UnitRules>;

export type Unit = keyof typeof UNITS;
export const UNIT_IDS = Object.keys(UNITS) as [Unit, ...Unit[]];

export type Bucket = Comparison & {
  /** Its first day. */
  from: IsoDate;
  /** The first day of the one that it is compared with. */
  beforeFrom: IsoDate;
  /** It is not over: the numbers still grow. */
  isOpen: boolean;
};

/** The days, weeks or months up to today, each beside the one as many steps before. */
export function seriesOf(days: readonly DayCount[], unit: Unit, today: IsoDate): Bucket[] {
  const { size, beginOf, move }: UnitRules = UNITS[unit];
  const byBegin = Map.groupBy(days, ({ day }) => beginOf(day));
  const countsFrom = (begin: IsoDate) => sumCounts(byBegin.get(begin) ?? []);
  return Array.from({ length: size }, (_, index) => {
    const from = move(beginOf(today), index - size + 1);
    const beforeFrom = move(from, -size);
    return { from, beforeFrom, isOpen: index === size - 1, now: countsFrom(from), before: countsFrom(beforeFrom) };
  });
}

/** The whole stretch that is shown beside the one before it. */
export function totalOf(series: readonly Bucket[], days: readonly DayCount[]): Comparison {
  const [first] = series;
  if (!first) return { now: sumCounts([]), before: sumCounts([]) };
  return {
    now: sumCounts(days.filter(({ day }) => day >= first.from)),
    before: sumCounts(days.filter(({ day }) => day >= first.beforeFrom && day < first.from)),
  };
}

/** The first day that any unit, or the weekdays, look at. */
export const firstDayShown = (today: IsoDate): IsoDate => addMonths(firstOfMonth(today), 1 - 2 * UNITS.mes.size);
