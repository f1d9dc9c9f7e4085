import { formatCount, formatLongMoment } from "@/lib/format";
import type { Import, ImportCounts } from "@/lib/import/mapper";
import { KIND_WORDS, problemWords, STATE_WORDS } from "@/lib/import/messages";
import { routes } from "@/lib/routes";

export function ImportHistory({ imports }: { imports: readonly Import[] }) {
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="anteriores">
      <h2 id="anteriores" className="text-xl">
        Importaciones anteriores
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-card">
        {imports.map(({ id, kind, fileName, state, counts, createdAt, hasErrors, problem, isWritten }) => (
          <li key={id} className="grid gap-1 px-4 py-3 text-sm">
            <p className="wrap-anywhere">
              <span className="font-semibold">{fileName}</span> · {KIND_WORDS[kind]} · {STATE_WORDS[state]}
            </p>
            <p className="text-ink-soft tabular-nums">
              {formatLongMoment(new Date(createdAt))} · {!isWritten && "Solo se revisó: "}
              {figuresOf(counts)}
            </p>
            {state === "fallida" && problem && <p>{problemWords(problem)}</p>}
            {hasErrors && (
              <a href={routes.importErrors(id)} download className="tap-target justify-self-start text-link">
                Renglones con problemas<span className="sr-only"> de {fileName}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const figuresOf = (counts: ImportCounts): string =>
  [
    formatCount(counts.new, "nuevo", "nuevos"),
    formatCount(counts.changed, "cambia", "cambian"),
    formatCount(counts.same, "igual", "iguales"),
    formatCount(counts.refused, "rechazado", "rechazados"),
  ].join(", ");
