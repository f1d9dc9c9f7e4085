import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { formatCount, formatLongMoment, formatNumber } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import type { Import, ImportCounts } from "@/lib/import/mapper";
import { KIND_WORDS, problemWords, STATE_WORDS } from "@/lib/import/messages";
import { isAtWork } from "@/lib/import/model";
import { routes } from "@/lib/routes";
import { ImportReport } from "./import-report";
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
  const { id, state, counts, hasFile, isStopping } = shown;
  if (isAtWork(shown))
    return (
      <div className="flex flex-wrap items-center gap-4">
        <a href={routes.adminImport()} className="tap-target text-link">
          Actualizar
        </a>
        {!isStopping && <Button action={actions.cancel} id={id} label="Cancelar" sending="Cancelando…" />}
      </div>
    );
  const isWorthIt = state === "lista" && counts.new + counts.changed > 0;
  return (
    <div className="flex flex-wrap gap-3">
      {isWorthIt && <Button action={actions.write} id={id} label="Importar" sending="Empezando…" isMain />}
      {state === "lista" && <Button action={actions.cancel} id={id} label="Descartar" sending="Descartando…" />}
      {state !== "lista" && hasFile && (
        <Button action={actions.review} id={id} label="Revisar otra vez" sending="Empezando…" />
      )}
    </div>
  );
}

type ButtonProps = { action: FormAction; id: string; label: string; sending: string; isMain?: boolean };

const Button = ({ action, id, label, sending, isMain = false }: ButtonProps) => (
  <ActionForm action={action} lost={ACTION_MESSAGES.failed} fields={{ importacion: id }}>
    <SubmitButton look={{ variant: isMain ? "default" : "outline", size: "sm" }} sending={sending}>
      {label}
    </SubmitButton>
  </ActionForm>
);
