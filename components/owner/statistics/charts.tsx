import { CHANNEL_IDS, CHANNELS } from "@/lib/statistics/channels";
import type { DayCount } from "@/lib/statistics/model";
import { type Bucket, totalOf, type Unit } from "@/lib/statistics/series";
import { BarChart, ChartLegend } from "./bar-chart";

type ChartsProps = { unit: Unit; series: readonly Bucket[]; days: readonly DayCount[] };

/** Visits, and each channel in a drawing of its own: no colours to tell apart. */
export function Charts({ unit, series, days }: ChartsProps) {
  const common = { unit, series, total: totalOf(series, days) };
  return (
    <div className="grid gap-4">
      <ChartLegend unit={unit} />
      <BarChart kind="visita" title="Visitas" {...common} />
      <div className="grid gap-4 sm:grid-cols-2">
        {CHANNEL_IDS.map((channel) => (
          <BarChart key={channel} kind={channel} title={CHANNELS[channel].label} {...common} />
        ))}
      </div>
    </div>
  );
}
