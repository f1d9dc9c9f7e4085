import { NewTabNote } from "@/components/ui/new-tab-note";
import { formatCount, formatList, formatNumber } from "@/lib/format";
import type { PassReport, Sample } from "@/lib/import/model";
import { routes } from "@/lib/routes";

const byCount = (tally: Readonly<Record<string, number>>) => Object.entries(tally).toSorted(([, a], [, b]) => b - a);

export function ImportReport({ report }: { report: PassReport }) {
  const { reasons, dropped, ignored, samples } = report;
  return (
    <div className="grid gap-4">
      <Tally title="Por qué se rechazan" tally={reasons} />
      <Tally title="Lo que no entra de renglones que sí" tally={dropped} />
      {ignored.length > 0 && (
        <p className="wrap-anywhere text-sm">
          {formatCount(ignored.length, "columna no se importa", "columnas no se importan")}: {formatList(ignored)}.
        </p>
      )}
      <Samples title="Nuevos" rows={samples.new} />
      <Samples title="Cambian" rows={samples.changed} />
      <Samples title="Iguales" rows={samples.same} />
      <Samples title="Rechazados" rows={samples.refused} note={({ reason }) => reason} />
      <Samples
        title="Nuevos que se parecen a uno que ya está"
        rows={samples.alike}
        note={({ slug, other }) => (
          <a href={routes.business(slug)} target="_blank" rel="noopener" className="text-link">
            {other}
            <NewTabNote />
          </a>
        )}
      />
    </div>
  );
}

function Tally({ title, tally }: { title: string; tally: Readonly<Record<string, number>> }) {
  const entries = byCount(tally);
  if (entries.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold text-base">{title}</h3>
      <ul className="mt-1 text-sm">
        {entries.map(([reason, count]) => (
          <li key={reason} className="wrap-anywhere">
            {reason.replace(/\.$/, "")}: {formatNumber(count)}
          </li>
        ))}
      </ul>
    </div>
  );
}

type SamplesProps<Row extends Sample> = { title: string; rows: readonly Row[]; note?: (row: Row) => React.ReactNode };

function Samples<Row extends Sample>({ title, rows, note }: SamplesProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <details>
      <summary className="tap-target cursor-pointer">{`${title}: ejemplos`}</summary>
      <ul className="mt-1 grid gap-1 text-sm">
        {rows.map((row) => (
          <li key={`${row.line} ${row.id}`} className="wrap-anywhere">
            {row.name || "(sin nombre)"} <span className="text-ink-soft">· renglón {formatNumber(row.line)}</span>
            {note && <> · {note(row)}</>}
          </li>
        ))}
      </ul>
    </details>
  );
}
