import { formatNumber } from "@/lib/format";
import { CHANNEL_IDS, CHANNELS } from "@/lib/statistics/channels";
import { EVENT_KINDS } from "@/lib/statistics/event";
import { UNIT_WORDS } from "@/lib/statistics/period-messages";
import type { Bucket, Unit } from "@/lib/statistics/series";

const LABELS = ["Visitas", ...CHANNEL_IDS.map((channel) => CHANNELS[channel].label)];

export function StatisticsTable({ unit, series }: { unit: Unit; series: readonly Bucket[] }) {
  const words = UNIT_WORDS[unit];
  return (
    <details className="min-w-0">
      <summary className="text-link min-h-11 cursor-pointer py-2.5">Ver los números en una tabla</summary>
      <section
        aria-label="Tabla de números"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
        tabIndex={0}
        className="mt-2 overflow-x-auto rounded-card border border-line bg-card"
      >
        <table className="w-full text-sm">
          <caption className="sr-only">{`${words.label}; entre paréntesis, lo mismo en ${words.before}`}</caption>
          <thead>
            <tr className="border-line border-b text-left">
              <th scope="col" className="px-3 py-2">
                Cuándo
              </th>
              {LABELS.map((label) => (
                <th key={label} scope="col" className="whitespace-nowrap px-3 py-2 text-right">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.toReversed().map(({ from, beforeFrom, isOpen, now, before }) => (
              <tr key={from} className="border-line border-b last:border-b-0">
                <th scope="row" className="whitespace-nowrap px-3 py-2 text-left font-normal">
                  {words.name(from)}
                  {isOpen && ` (${words.open}, sin terminar)`}
                  <span className="block text-ink-soft">antes: {words.name(beforeFrom)}</span>
                </th>
                {EVENT_KINDS.map((kind) => (
                  <td key={kind} className="whitespace-nowrap px-3 py-2 text-right align-top">
                    {formatNumber(now[kind])} <span className="text-ink-soft">({formatNumber(before[kind])})</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
