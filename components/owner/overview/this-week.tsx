import { useId } from "react";
import { formatList, formatNumber } from "@/lib/format";
import type { LatelyBrought } from "@/lib/statistics/model";

export function ThisWeek({ sentence, weeks }: LatelyBrought) {
  return (
    <section aria-labelledby="esta-semana">
      <h2 id="esta-semana" className="text-lg">
        Lo que te trajo
      </h2>
      <div className="mt-2 grid items-end gap-4 sm:grid-cols-2">
        <p className="self-center">{sentence}</p>
        {weeks && <WeekBars weeks={weeks} />}
      </div>
    </section>
  );
}

/** A week without visits is a line: it was counted. */
const LEAST_PERCENT = 2;

/** Visits by week, oldest first; the last week is not over. */
function WeekBars({ weeks }: { weeks: readonly number[] }) {
  const id = useId();
  const most = Math.max(1, ...weeks);
  const bars = weeks.map((count, index) => ({
    week: index,
    percent: Math.max((count / most) * 100, LEAST_PERCENT),
    isOpen: index === weeks.length - 1,
  }));
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="sr-only">
        {`Visitas de las últimas ${weeks.length} semanas, la última es ésta: ${formatList(weeks.map(formatNumber))}.`}
      </figcaption>
      <div data-plot aria-hidden="true" className="flex h-24 items-end gap-1 border-field border-b">
        {bars.map(({ week, percent, isOpen }) => (
          <span
            key={week}
            style={{ height: `${percent}%` }}
            className={`min-w-0 flex-1 rounded-t-sm ${isOpen ? "border-2 border-ink border-b-0 border-dashed bg-sand" : "bg-ink"}`}
          />
        ))}
      </div>
      <div aria-hidden="true" className="mt-1 flex justify-between gap-2 text-ink-soft text-sm">
        <span>{`Visitas, ${weeks.length} semanas`}</span>
        <span>esta semana</span>
      </div>
    </figure>
  );
}
