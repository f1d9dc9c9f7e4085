import type { IsoDate } from "@/lib/clock";
import { addDays } from "@/lib/time/add-days";
import { sumCounts } from "./counts";
import { addMonths, firstOfMonth, mondayOf } from "./days";
import type { Comparison, DayCount } from "./model";

type UnitRules = {
  /** Number shown at once, and of those before them for comparison. */
  size: number;
  beginOf: (day: IsoDate) => IsoDate;
  move: (begin: IsoDate, steps: number) => IsoDate;
};

const UNITS = {
  dia: { size: 14, beginOf: (day) => day, move: addDays },
  semana: { size: 12, beginOf: mondayOf, move: (begin, weeks) => addDays(begin, 7 * weeks) },
  mes: { size: 6, beginOf: firstOfMonth, move: addMonths },
} as const satisfies Record<string, UnitRules>;

export type Unit = keyof typeof UNITS;
export const UNIT_IDS = Object.keys(UNITS) as [Unit, ...Unit[]];

export type Bucket = Comparison & {
  from: IsoDate;
  beforeFrom: IsoDate;
  /** It is not over: the numbers still grow. */
  isOpen: boolean;
};

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

export function totalOf(series: readonly Bucket[], days: readonly DayCount[]): Comparison {
  const [first] = series;
  if (!first) return { now: sumCounts([]), before: sumCounts([]) };
  return {
    now: sumCounts(days.filter(({ day }) => day >= first.from)),
    before: sumCounts(days.filter(({ day }) => day >= first.beforeFrom && day < first.from)),
  };
}

export const firstDayShown = (today: IsoDate): IsoDate => addMonths(firstOfMonth(today), 1 - 2 * UNITS.mes.size);
