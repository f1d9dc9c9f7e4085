import { NewTabNote } from "@/components/ui/new-tab-note";
import { formatCount, formatList, formatLongMoment, formatNumber } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import type { Import, ImportCounts } from "@/lib/import/mapper";
import { KIND_WORDS, problemWords, STATE_WORDS } from "@/lib/import/messages";
import { isAtWork, type PassReport, type Sample } from "@/lib/import/model";
import { routes } from "@/lib/routes";
import { ActionButton } from "../action-button";
import { RefreshWhile } from "./refresh-while";

const COUNTS = [
  ["new", "Nuevos"],
  ["changed", "Cambian"],
  ["same", "Iguales"],
  ["refused", "Rechazados"],
  ["alike", "Parecidos a otro"],
  ["owned", "Cambian y tienen dueño"],
  ["elsewhere", "De otra alcaldía"],
] as const satisfies readonly (readonly [keyof ImportCounts, string])[];

const ONLY_WHEN_THERE = new Set<keyof ImportCounts>(["alike", "owned", "elsewhere"]);

function ImportCountsList({ counts }: { counts: ImportCounts }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {COUNTS.filter(([name]) => counts[name] > 0 || !ONLY_WHEN_THERE.has(name)).map(([name, label]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="font-semibold text-xl tabular-nums">{formatNumber(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

type ImportActions = { write: FormAction; review: FormAction; cancel: FormAction };

type CurrentImportProps = { shown: Import; actions: ImportActions };

export function CurrentImport({ shown, actions }: CurrentImportProps) {
  const { kind, fileName, state, counts, report, hasErrors } = shown;
  return (
    <section aria-labelledby="importacion" className="grid gap-4 rounded-card border border-line bg-card p-5">
      <div>
        <h2 id="importacion" className="wrap-anywhere text-xl">
          {STATE_WORDS[state]}: {fileName}
        </h2>
        <p className="text-ink-soft text-sm">
          {KIND_WORDS[kind]} · {formatLongMoment(new Date(shown.createdAt))}
        </p>
      </div>
      <p role="status">{sentenceOf(shown)}</p>
      {isAtWork(shown) ? <Progress shown={shown} /> : <ImportCountsList counts={counts} />}
      {state === "lista" && counts.owned > 0 && (
        <p className="text-sm">
          {`${formatCount(counts.owned, "negocio que cambia tiene", "negocios que cambian tienen")} dueño: el archivo reemplaza lo que escribió, y no se le avisa.`}
        </p>
      )}
      {report && <ImportReport report={report} />}
      {hasErrors && (
        <a href={routes.importErrors(shown.id)} download className="tap-target justify-self-start text-link">
          Descargar los renglones con problemas (csv)
        </a>
      )}
      <Buttons shown={shown} actions={actions} />
    </section>
  );
}

function sentenceOf({ state, problem, counts, isWritten, isStopping }: Import): string {
  const written = counts.new + counts.changed;
  const kept = `${formatCount(written, "negocio escrito se queda", "negocios escritos se quedan")}.`;
  switch (state) {
    case "revisando":
      return isStopping ? "Se está deteniendo." : "Leemos el archivo sin cambiar nada. Puedes cerrar esta página.";
    case "importando":
      return isStopping ? "Se está deteniendo: lo que ya se escribió se queda." : "Puedes cerrar esta página.";
    case "lista":
      return written === 0
        ? "Nada que importar: el directorio ya está al día con este archivo."
        : `Nada ha cambiado todavía. Al importar: ${formatCount(counts.new, "negocio nuevo", "negocios nuevos")} y ${formatCount(counts.changed, "cambio", "cambios")}.`;
    case "terminada":
      return `Listo: ${formatCount(counts.new, "negocio nuevo", "negocios nuevos")} y ${formatCount(counts.changed, "cambiado", "cambiados")}.`;
    case "cancelada":
      return isWritten ? `Se canceló a la mitad: ${kept}` : "Se canceló: no cambió nada.";
    case "fallida": {
      const words = problemWords(problem ?? "interrumpida");
      return isWritten && written > 0 ? `${words} ${kept}` : words;
    }
  }
}

function Progress({ shown: { state, counts, lines } }: { shown: Import }) {
  const label =
    lines > 0 ? `${formatNumber(counts.read)} de ${formatCount(lines, "renglón", "renglones")}` : "Abrimos el archivo…";
  return (
    <div className="grid gap-1">
      <progress
        aria-label={STATE_WORDS[state]}
        max={Math.max(lines, 1)}
        value={Math.min(counts.read, lines)}
        className="h-3 w-full appearance-none overflow-hidden rounded-full border-0 bg-sand [&::-moz-progress-bar]:bg-action-strong [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-action-strong"
      />
      <p className="text-ink-soft text-sm tabular-nums">{label}</p>
      <RefreshWhile />
    </div>
  );
}

function Buttons({ shown, actions }: CurrentImportProps) {
  const { state, counts, hasFile, isStopping } = shown;
  const button = { fields: { importacion: shown.id }, look: { variant: "outline", size: "sm" } } as const;
  if (isAtWork(shown))
    return (
      <div className="flex flex-wrap items-center gap-4">
        <a href={routes.adminImport()} className="tap-target text-link">
          Actualizar
        </a>
        {!isStopping && (
          <ActionButton {...button} action={actions.cancel} sending="Cancelando…">
            Cancelar
          </ActionButton>
        )}
      </div>
    );
  return (
    <div className="flex flex-wrap gap-3">
      {state === "lista" && counts.new + counts.changed > 0 && (
        <ActionButton {...button} action={actions.write} look={{ size: "sm" }} sending="Empezando…">
          Importar
        </ActionButton>
      )}
      {state === "lista" && (
        <ActionButton {...button} action={actions.cancel} sending="Descartando…">
          Descartar
        </ActionButton>
      )}
      {state !== "lista" && hasFile && (
        <ActionButton {...button} action={actions.review} sending="Empezando…">
          Revisar otra vez
        </ActionButton>
      )}
    </div>
  );
}

const byCount = (tally: Readonly<Record<string, number>>) => Object.entries(tally).toSorted(([, a], [, b]) => b - a);

function ImportReport({ report }: { report: PassReport }) {
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
