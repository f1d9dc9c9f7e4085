import type { Statistics } from "@/lib/admin/statistics";
import { formatNumber } from "@/lib/format";

/** In units of the drawing, which is stretched to the room that there is. */
const SLOT = 10;
const HEIGHT = 100;

const SERIES = [
  { key: "visitas", label: "Visitas", fill: "fill-ink", mark: "bg-ink", x: 1 },
  { key: "registros", label: "Registros", fill: "fill-action", mark: "bg-action", x: 5 },
] as const;

/** Visits and registrations of eight weeks, each by its own measure; the present one is not over. */
export function WeeksChart({ weeks }: { weeks: Statistics["semanas"] }) {
  const present = weeks.at(-1);
  const words = SERIES.map(({ key, label }) => `${label}: ${weeks.map((week) => formatNumber(week[key])).join(", ")}.`);
  return (
    <figure className="grid h-40 min-w-0 grid-rows-[auto_minmax(0,1fr)_auto] gap-2 rounded-card border border-line bg-card px-4 py-3">
      <figcaption className="flex flex-wrap items-center gap-x-4 text-sm">
        {SERIES.map(({ key, label, mark }) => (
          <span key={key} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-3 rounded-sm ${mark}`} />
            {label} <strong className="tabular-nums">{formatNumber(present?.[key] ?? 0)}</strong>
          </span>
        ))}
      </figcaption>
      <svg
        role="img"
        aria-label={`Las últimas ${weeks.length} semanas, ésta al final. ${words.join(" ")}`}
        viewBox={`0 0 ${weeks.length * SLOT} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="size-full overflow-visible"
      >
        {SERIES.map(({ key, fill, x }) => {
          const most = Math.max(1, ...weeks.map((week) => week[key]));
          return weeks.map((week, index) => {
            const height = (week[key] / most) * HEIGHT;
            return (
              <rect
                key={`${key} ${week.desde}`}
                x={index * SLOT + x}
                y={HEIGHT - height}
                width="4"
                height={height}
                className={fill}
              />
            );
          });
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
      <div aria-hidden="true" className="flex justify-between gap-2 text-ink-soft text-sm">
        <span>hace {weeks.length - 1} semanas</span>
        <span>esta semana</span>
      </div>
    </figure>
  );
}
