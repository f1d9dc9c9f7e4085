import type { ComponentProps } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { IsoDate } from "@/lib/clock";
import { cn } from "@/lib/cn";
import { formatCount, formatNumber } from "@/lib/format";
import { routes } from "@/lib/routes";
import { CHANNEL_IDS, CHANNELS, type Channel } from "@/lib/statistics/channels";
import { EVENT_KINDS } from "@/lib/statistics/event";
import type { DayCount, OwnStatistics, SearchedTerm } from "@/lib/statistics/model";
import { periodSentence, UNIT_WORDS, unusedSentence } from "@/lib/statistics/period-messages";
import { type Bucket, seriesOf, totalOf, UNIT_IDS, type Unit } from "@/lib/statistics/series";
import { weekdaySums, weekSoFar } from "@/lib/statistics/week";
import { habitSentence, weekSoFarSentence } from "@/lib/statistics/week-messages";
import { BarChart, ChartLegend } from "./bar-chart";

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
  const total = totalOf(series, days);
  return (
    <>
      <p className="text-lg">{weekSoFarSentence(weekSoFar(days, today))}</p>
      {days.length === 0 ? (
        <NoVisits business={business} />
      ) : (
        <>
          <p className="text-ink-soft">
            {[periodSentence(total, unit), habitSentence(weekdaySums(days, today))].filter(Boolean).join(" ")}
          </p>
          <UnitLinks business={business} current={unit} />
          <Charts {...{ unit, series, total }} />
          <StatisticsTable {...{ unit, series }} />
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

/** Visits, and each channel that somebody used in a drawing of its own: no colours to tell apart. */
function Charts(common: Pick<ComponentProps<typeof BarChart>, "unit" | "series" | "total">) {
  const { total } = common;
  const isUsed = (channel: Channel) => total.now[channel] + total.before[channel] > 0;
  const unused = unusedSentence(CHANNEL_IDS.filter((channel) => !isUsed(channel)));
  return (
    <div className="grid gap-4">
      <ChartLegend unit={common.unit} />
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

function SearchedTerms({ terms, days }: { terms: readonly SearchedTerm[]; days: number }) {
  return (
    <section aria-labelledby="busquedas" className="grid gap-2">
      <h2 id="busquedas" className="text-lg">
        Qué buscó la gente
      </h2>
      <p className="text-ink-soft">
        {terms.length > 0
          ? `Lo que se escribió en el buscador en ${days} días y lleva a negocios como el tuyo, de tu giro y tu colonia. Si algo de esto lo ofreces, dilo en tu página.`
          : `En ${days} días nadie buscó varias veces algo de tu giro y tu colonia. Aquí verás las palabras con que te buscan.`}
      </p>
      {terms.length > 0 && (
        <ol className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
          {terms.map(({ term, count }) => (
            <li key={term} className="flex justify-between gap-4 bg-card px-4 py-2.5">
              <span className="wrap-anywhere">{term}</span>
              <span className="shrink-0 text-ink-soft">{formatCount(count, "vez", "veces")}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="text-ink-soft text-sm">Son cuentas de todo el directorio: no sabemos quién buscó.</p>
    </section>
  );
}

const LABELS = ["Visitas", ...CHANNEL_IDS.map((channel) => CHANNELS[channel].label)];

function StatisticsTable({ unit, series }: { unit: Unit; series: readonly Bucket[] }) {
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

export function Totals({ totals: { visits, clicks } }: Pick<OwnStatistics, "totals">) {
  return (
    <dl className="grid grid-cols-2 gap-4">
      {(
        [
          ["Visitas", visits],
          ["Clics", clicks],
        ] as const
      ).map(([label, value]) => (
        <div key={label} className="rounded-card border border-line bg-card px-4 py-3">
          <dt className="text-ink-soft text-sm">{label} desde que está publicada</dt>
          <dd className="font-semibold text-xl">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
