import type { Statistics } from "@/lib/admin/waiting";
import { formatNumber } from "@/lib/format";

/** Width in units of the drawing, which is stretched to the room that there is. */
const SLOT = 10;
const HEIGHT = 100;

const SERIES = [
  { key: "visitas", label: "Visitas", fill: "fill-ink" },
  { key: "registros", label: "Registros", fill: "fill-action" },
] as const;

type Week = Statistics["semanas"][number];
function Plot({ weeks, series: { key, label, fill } }: { weeks: readonly Week[]; series: (typeof SERIES)[number] }) {
  const values = weeks.map((week) => week[key]);
  const most = Math.max(1, ...values);
  return (
    <div className="grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)] gap-1">
      <p className="flex flex-wrap justify-between gap-x-2 text-sm">
        <span>
          {label} <strong className="tabular-nums">{formatNumber(values.at(-1) ?? 0)}</strong>
        </span>
        <span aria-hidden="true" className="text-ink-soft tabular-nums">
          hasta {formatNumber(most)}
        </span>
      </p>
      <svg
        role="img"
        aria-label={`${label} de las últimas ${weeks.length} semanas, ésta al final: ${values.map(formatNumber).join(", ")}.`}
        viewBox={`0 0 ${weeks.length * SLOT} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="size-full min-h-0 overflow-visible"
      >
        {weeks.map((week, index) => {
          const height = (week[key] / most) * HEIGHT;
          return (
            <rect
              key={week.desde}
              x={index * SLOT + 1}
              y={HEIGHT - height}
              width={SLOT - 2}
              height={height}
              className={fill}
            />
          );
        })}
        <line
          x1="0"
          x2={weeks.length * SLOT}
          y1={HEIGHT}
          y2={HEIGHT}
          vectorEffect="non-scaling-stroke"
          className="stroke-field"
        />
      </svg>
    </div>
  );
}

export function WeeksChart({ weeks }: { weeks: Statistics["semanas"] }) {
  return (
    <figure className="grid h-40 min-w-0 grid-rows-[minmax(0,1fr)_auto] gap-2 rounded-card border border-line bg-card px-4 py-3">
      <div className="grid min-h-0 grid-cols-2 grid-rows-[minmax(0,1fr)] gap-6">
        {SERIES.map((series) => (
          <Plot key={series.key} weeks={weeks} series={series} />
        ))}
      </div>
      <div aria-hidden="true" className="flex justify-between gap-2 text-ink-soft text-sm">
        <span>hace {weeks.length - 1} semanas</span>
        <span>esta semana</span>
      </div>
    </figure>
  );
}
