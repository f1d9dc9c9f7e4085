import { type ReactNode, useId } from "react";
import { type AiFigures, type AiReport, toPesosOf } from "@/lib/ai/report";
import { formatDayOfYear, formatNumber, formatPesos } from "@/lib/format";

/** Width in units of the drawing, which is scaled to the width that there is. */
const WIDTH = 320;
const HEIGHT = 80;
const BAR_SHARE = 0.7;

type ChartProps = {
  title: string;
  days: AiReport["days"];
  total: AiFigures;
  read: (figures: AiFigures) => number;
  format: (value: number) => string;
};

function Chart({ title, days, total, read, format }: ChartProps) {
  const id = useId();
  const most = Math.max(...days.map(read));
  const slot = WIDTH / days.length;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className="min-w-0 rounded-card border border-line bg-card p-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        <strong className="tabular-nums">{format(read(total))}</strong>
      </figcaption>
      <svg
        role="img"
        aria-labelledby={`${id}-titulo ${id}-detalle`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 1}`}
        className="mt-3 w-full"
      >
        <title id={`${id}-titulo`}>{`${title} por día, 30 días`}</title>
        <desc id={`${id}-detalle`}>{`En total ${format(read(total))}. El día de más: ${format(most)}.`}</desc>
        {days.map((day, index) => {
          const height = most > 0 ? (read(day) / most) * HEIGHT : 0;
          const x = index * slot + (slot * (1 - BAR_SHARE)) / 2;
          return (
            <rect
              key={day.day}
              x={x}
              y={HEIGHT - height}
              width={slot * BAR_SHARE}
              height={height}
              className="fill-ink"
            />
          );
        })}
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-field" />
      </svg>
      <div aria-hidden="true" className="mt-1 flex justify-between gap-2 text-ink-soft text-sm">
        <span>{first && formatDayOfYear(first.day)}</span>
        <span>{last && "hoy"}</span>
      </div>
    </figure>
  );
}

export function AiCharts({ report: { days, total } }: { report: AiReport }) {
  const common = { days, total };
  return (
    <section aria-labelledby="treinta-dias" className="grid gap-3">
      <h2 id="treinta-dias" className="text-lg">
        Últimos 30 días
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Chart title="Costo" read={({ cost }) => toPesosOf(cost)} format={formatPesos} {...common} />
        <Chart title="Llamadas" read={({ calls }) => calls} format={formatNumber} {...common} />
        <Chart title="Tokens" read={({ input, output }) => input + output} format={formatNumber} {...common} />
        <Chart title="Imágenes" read={({ pictures }) => pictures} format={formatNumber} {...common} />
      </div>
    </section>
  );
}

type FiguresTableProps = {
  title: string;
  empty: string;
  rows: readonly { key: string; name: ReactNode; figures: AiFigures }[];
  isFolded?: boolean;
};

/** Money first: on a phone the others are to be scrolled to. */
const COLUMNS = [
  ["Costo", ({ cost }: AiFigures) => formatPesos(toPesosOf(cost))],
  ["Llamadas", ({ calls }: AiFigures) => formatNumber(calls)],
  ["Fallidas", ({ failed }: AiFigures) => formatNumber(failed)],
  ["Tokens leídos", ({ input }: AiFigures) => formatNumber(input)],
  ["Tokens escritos", ({ output }: AiFigures) => formatNumber(output)],
  ["Imágenes", ({ pictures }: AiFigures) => formatNumber(pictures)],
] as const;

export function FiguresTable({ title, empty, rows, isFolded = false }: FiguresTableProps) {
  const id = useId();
  const table = (
    <section
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
      tabIndex={0}
      className="mt-2 overflow-x-auto"
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="border-line border-b text-left">
            <th scope="col" className="py-2 pr-3">
              <span className="sr-only">Qué</span>
            </th>
            {COLUMNS.map(([name]) => (
              <th key={name} scope="col" className="whitespace-nowrap px-3 py-2 text-right last:pr-0">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures }) => (
            <tr key={key} className="border-line border-b last:border-b-0">
              <th scope="row" className="min-w-36 py-2 pr-3 text-left font-normal wrap-anywhere">
                {name}
              </th>
              {COLUMNS.map(([column, read]) => (
                <td key={column} className="whitespace-nowrap px-3 py-2 text-right tabular-nums last:pr-0">
                  {read(figures)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
  return (
    <div className="rounded-card border border-line bg-card p-4">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {rows.length === 0 && <p className="mt-2 text-ink-soft text-sm">{empty}</p>}
      {rows.length > 0 && isFolded && (
        <details>
          <summary className="text-link min-h-11 cursor-pointer py-2.5">Ver los números en una tabla</summary>
          {table}
        </details>
      )}
      {rows.length > 0 && !isFolded && table}
    </div>
  );
}
