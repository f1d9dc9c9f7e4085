import { buttonVariants } from "@/components/ui/button";
import type { IsoDate } from "@/lib/clock";
import { routes } from "@/lib/routes";
import type { DayCount, OwnStatistics, SearchedTerm } from "@/lib/statistics/model";
import { periodSentence } from "@/lib/statistics/period-words";
import { seriesOf, totalOf, type Unit } from "@/lib/statistics/series";
import { weekdaySums, weekSoFar } from "@/lib/statistics/week";
import { habitSentence, weekSoFarSentence } from "@/lib/statistics/week-words";
import { Charts } from "./charts";
import { NoVisits } from "./no-visits";
import { SearchedTerms } from "./searched-terms";
import { StatisticsTable } from "./statistics-table";
import { Totals } from "./totals";
import { UnitLinks } from "./unit-links";

type StatisticsDetailsProps = Pick<OwnStatistics, "totals"> & {
  business: string;
  days: readonly DayCount[];
  terms: readonly SearchedTerm[];
  termDays: number;
  unit: Unit;
  today: IsoDate;
};

export function StatisticsDetails({ business, totals, days, terms, termDays, unit, today }: StatisticsDetailsProps) {
  const series = seriesOf(days, unit, today);
  return (
    <>
      <p className="text-lg">{weekSoFarSentence(weekSoFar(days, today))}</p>
      {days.length === 0 ? (
        <NoVisits business={business} />
      ) : (
        <>
          <p className="text-ink-soft">
            {[periodSentence(totalOf(series, days), unit), habitSentence(weekdaySums(days, today))]
              .filter(Boolean)
              .join(" ")}
          </p>
          <UnitLinks business={business} current={unit} />
          <Charts unit={unit} series={series} days={days} />
          <StatisticsTable unit={unit} series={series} />
        </>
      )}
      {totals.visits + totals.clicks > 0 && <Totals totals={totals} />}
      {days.length > 0 && (
        // A file, which is no page to go to.
        <a
          href={routes.statisticsFile(business)}
          download
          className={buttonVariants({ variant: "outline", className: "justify-self-start" })}
        >
          Descargar en CSV
        </a>
      )}
      <SearchedTerms terms={terms} days={termDays} />
    </>
  );
}
