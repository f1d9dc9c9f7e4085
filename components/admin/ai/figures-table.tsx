import { type ReactNode, useId } from "react";
import { type AiFigures, toPesosOf } from "@/lib/ai/report";
import { formatNumber, formatPesos } from "@/lib/format";

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
