import type { IsoDate } from "@/lib/clock";
import { weekdayOf } from "@/lib/statistics/days";
import type { DayCount } from "@/lib/statistics/model";
import { seriesOf, totalOf } from "@/lib/statistics/series";
import { addDays } from "@/lib/time/add-days";
import { BarChart } from "./bar-chart";

/** Monday first, of nobody. */
const VISITS = [4, 5, 4, 6, 8, 12, 9];

export function StatisticsExample({ today }: { today: IsoDate }) {
  const days = Array.from({ length: 28 }, (_, index): DayCount => {
    const day = addDays(today, -index);
    return { day, kind: "visita", count: (VISITS[weekdayOf(day)] ?? 0) + (index < 14 ? 2 : 0) };
  });
  const series = seriesOf(days, "dia", today);
  return (
    <BarChart kind="visita" title="Ejemplo: visitas por día" unit="dia" series={series} total={totalOf(series, days)} />
  );
}
