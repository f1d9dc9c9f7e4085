import type { LatelyBrought } from "@/lib/statistics/model";
import { WeekBars } from "./week-bars";

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
