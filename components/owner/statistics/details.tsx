import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { IsoDate } from "@/lib/clock";
import { cn } from "@/lib/cn";
import { routes } from "@/lib/routes";
import type { DayCount, OwnStatistics, SearchedTerm } from "@/lib/statistics/model";
import { periodSentence, UNIT_WORDS } from "@/lib/statistics/period-messages";
import { seriesOf, totalOf, UNIT_IDS, type Unit } from "@/lib/statistics/series";
import { weekdaySums, weekSoFar } from "@/lib/statistics/week";
import { habitSentence, weekSoFarSentence } from "@/lib/statistics/week-messages";
import { Charts } from "./charts";
import { SearchedTerms } from "./searched-terms";
import { StatisticsTable } from "./statistics-table";
import { Totals } from "./totals";

function UnitLinks({ business, current }: { business: string; current: Unit }) {
  return (
    <nav aria-label="Cada cuánto" className="flex flex-wrap gap-2">
      {UNIT_IDS.map((unit) => (
        <Link
          key={unit}
          href={routes.statistics(business, unit)}
          aria-current={unit === current ? "page" : undefined}
          className={cn(
            "inline-flex min-h-11 items-center rounded-full border border-field bg-card px-4 hover:bg-sand",
            unit === current && "border-ink bg-ink text-paper hover:bg-ink/90",
          )}
        >
          {UNIT_WORDS[unit].label}
        </Link>
      ))}
    </nav>
  );
}

function NoVisits({ business }: { business: string }) {
  return (
    <section aria-label="Todavía sin números" className="grid gap-3 rounded-card border border-line bg-card p-4">
      <p>
        Aquí verás cuántas personas abren tu página, te llaman y te escriben. Para que lleguen, pega tu cartel en la
        puerta y sube la imagen con tu código a tu estado de WhatsApp.
      </p>
      <Link
        href={routes.panelSection("herramientas", business)}
        className={buttonVariants({ className: "justify-self-start" })}
      >
        Hacer mi cartel
      </Link>
    </section>
  );
}

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
