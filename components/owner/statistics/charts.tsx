import { CHANNEL_IDS, CHANNELS, type Channel } from "@/lib/statistics/channels";
import type { DayCount } from "@/lib/statistics/model";
import { unusedSentence } from "@/lib/statistics/period-messages";
import { type Bucket, totalOf, type Unit } from "@/lib/statistics/series";
import { BarChart, ChartLegend } from "./bar-chart";

type ChartsProps = { unit: Unit; series: readonly Bucket[]; days: readonly DayCount[] };

/** Visits, and each channel that somebody used in a drawing of its own: no colours to tell apart. */
export function Charts({ unit, series, days }: ChartsProps) {
  const total = totalOf(series, days);
  const common = { unit, series, total };
  const isUsed = (channel: Channel) => total.now[channel] + total.before[channel] > 0;
  const unused = unusedSentence(CHANNEL_IDS.filter((channel) => !isUsed(channel)));
  return (
    <div className="grid gap-4">
      <ChartLegend unit={unit} />
      <BarChart kind="visita" title="Visitas" {...common} />
      <div className="grid gap-4 sm:grid-cols-2">
        {CHANNEL_IDS.filter(isUsed).map((channel) => (
          <BarChart key={channel} kind={channel} title={CHANNELS[channel].label} {...common} />
        ))}
      </div>
      {unused && <p className="text-ink-soft text-sm">{unused}</p>}
    </div>
  );
}
