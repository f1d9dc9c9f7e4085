import { useId } from "react";
import { formatNumber } from "@/lib/format";
import type { EventKind } from "@/lib/statistics/event";
import type { Comparison } from "@/lib/statistics/model";
import { UNIT_WORDS } from "@/lib/statistics/period-messages";
import type { Bucket, Unit } from "@/lib/statistics/series";

/** Size in units of the drawing, which is scaled to the width that there is. */
export const CHART = { width: 320, height: 96 } as const;

/** Share of the slot of a day, week or month: what is left is the gap to the next. */
const BAR_SHARE = 0.38;
const OPEN_RISE = 10;

/** @returns of each pair its bars, and the top to which the sides of a bar go that is not over; null of one that is. */
export function barsOf(pairs: readonly { now: number; before: number; isOpen: boolean }[]) {
  const most = Math.max(1, ...pairs.flatMap(({ now, before }) => [now, before]));
  const slot = CHART.width / pairs.length;
  const width = slot * BAR_SHARE;
  const bar = (x: number, count: number) => {
    const height = (count / most) * (CHART.height - OPEN_RISE);
    return { x, y: CHART.height - height, width, height };
  };
  return pairs.map(({ now, before, isOpen }, index) => {
    const left = index * slot + (slot - 2 * width) / 2;
    const present = bar(left + width, now);
    return { before: bar(left, before), now: present, openTop: isOpen ? present.y - OPEN_RISE : null };
  });
}

type BarChartProps = {
  kind: EventKind;
  title: string;
  unit: Unit;
  series: readonly Bucket[];
  total: Comparison;
};

export function BarChart({ kind, title, unit, series, total }: BarChartProps) {
  const id = useId();
  const words = UNIT_WORDS[unit];
  const pairs = series.map(({ now, before, isOpen }) => ({ now: now[kind], before: before[kind], isOpen }));
  const most = Math.max(...pairs.flatMap(({ now, before }) => [now, before]));
  const first = series[0];
  return (
    <figure className="rounded-card border border-line bg-card p-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        <span className="text-ink-soft text-sm">
          <strong className="text-base text-ink">{formatNumber(total.now[kind])}</strong> · antes{" "}
          {formatNumber(total.before[kind])}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-labelledby={`${id}-titulo ${id}-detalle`}
        viewBox={`0 0 ${CHART.width} ${CHART.height + 1}`}
        className="mt-3 w-full overflow-visible"
      >
        <title id={`${id}-titulo`}>{`${title}, ${words.label.toLowerCase()}`}</title>
        <desc id={`${id}-detalle`}>
          {`En ${words.now}: ${formatNumber(total.now[kind])}; en ${words.before}: ${formatNumber(total.before[kind])}. Lo más en una barra: ${formatNumber(most)}. La última barra es ${words.open}, que no ha terminado.`}
        </desc>
        {barsOf(pairs).map((pair, index) => (
          <Pair key={series[index]?.from} pair={pair} />
        ))}
        <line x1="0" x2={CHART.width} y1={CHART.height} y2={CHART.height} className="stroke-field" />
      </svg>
      <div aria-hidden="true" className="mt-1 flex justify-between gap-2 text-ink-soft text-sm">
        <span>{first && words.name(first.from)}</span>
        <span>{words.open}</span>
      </div>
    </figure>
  );
}

function Pair({ pair: { before, now, openTop } }: { pair: ReturnType<typeof barsOf>[number] }) {
  const right = now.x + now.width;
  return (
    <>
      <rect {...before} className="fill-sand stroke-field" strokeWidth="0.75" />
      {openTop === null ? (
        <rect {...now} className="fill-ink" />
      ) : (
        <>
          <rect {...now} className="fill-ink/40" />
          <path
            d={`M${now.x} ${CHART.height}V${openTop}M${right} ${CHART.height}V${openTop}`}
            className="fill-none stroke-ink"
            strokeWidth="1.5"
            strokeDasharray="3 2"
          />
        </>
      )}
    </>
  );
}

/** Meaning of the bars: told by their look, not by colour alone. */
export function ChartLegend({ unit }: { unit: Unit }) {
  const words = UNIT_WORDS[unit];
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      <li className="inline-flex items-center gap-2">
        <span className="size-3 bg-ink" /> {words.now}
      </li>
      <li className="inline-flex items-center gap-2">
        <span className="size-3 border border-field bg-sand" /> {words.before}
      </li>
      <li className="inline-flex items-center gap-2">
        <span className="size-3 border-2 border-ink border-t-0 border-b-0 border-dashed bg-ink/40" /> {words.open}, sin
        terminar
      </li>
    </ul>
  );
}
