import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { Link } from "@/components/ui/link";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { formatNumber } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import { routes } from "@/lib/routes";
import { type SearchedFor, SYNONYM_REFUSALS, type SynonymDraft, type SynonymOutcome } from "@/lib/search/synonym";

type SynonymTrialProps = { draft: SynonymDraft; outcome: SynonymOutcome; save: FormAction };

export function SynonymTrial({ draft, outcome, save }: SynonymTrialProps) {
  if (!("before" in outcome)) {
    return (
      <p role="alert" className="rounded-card bg-sand px-5 py-4">
        {SYNONYM_REFUSALS[outcome.outcome]}
      </p>
    );
  }
  const { before, after } = outcome;
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  return (
    <section aria-labelledby="efecto" className="grid gap-4">
      <h2 id="efecto" className="text-lg">
        Al buscar «{draft.consulta}»
      </h2>
      {isSame && (
        <p className="text-ink-soft">Esta búsqueda encuentra lo mismo. Prueba con otra para ver qué cambia.</p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Results id="antes" title="Ahora" found={before} others={after} mark="Sale" />
        <Results id="despues" title="Con el cambio" found={after} others={before} mark="Entra" />
      </div>
      <ActionForm
        action={save}
        lost={ACTION_MESSAGES.failed}
        fields={{
          id: String(draft.id ?? ""),
          termino: draft.termino,
          equivale: draft.equivale,
          consulta: draft.consulta,
          borrar: draft.borrar ? "1" : "",
        }}
      >
        <SubmitButton
          sending="Guardando…"
          {...(draft.borrar && { look: { variant: "outline", className: "text-error" } })}
        >
          {draft.borrar ? `Borrar «${draft.termino}»` : "Guardar"}
        </SubmitButton>
      </ActionForm>
    </section>
  );
}

type ResultsProps = { id: string; title: string; found: SearchedFor; others: SearchedFor; mark: string };

function Results({ id, title, found, others, mark }: ResultsProps) {
  const known = new Set(others.items.map(({ slug }) => slug));
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-card p-4">
      <h3 id={id} className="text-base">
        {title}:{" "}
        <span className="font-normal text-ink-soft">
          {found.is_capped ? "al menos " : ""}
          {formatNumber(found.total)}
        </span>
      </h3>
      {found.corrected && <p className="text-ink-soft text-sm">¿Quisiste decir «{found.corrected}»?</p>}
      {found.items.length === 0 && <p className="mt-2 text-ink-soft text-sm">Nada.</p>}
      <ol className="mt-2 divide-y divide-line text-sm">
        {found.items.map(({ slug, name, activity, is_near: isNear }) => (
          <li key={slug} className="py-1.5 wrap-anywhere">
            <Link href={routes.business(slug)} className="text-action-strong">
              {name}
            </Link>
            {!known.has(slug) && <span className="ml-2 rounded-field bg-sand px-1.5 font-semibold">{mark}</span>}
            <span className="block text-ink-soft">{[activity, isNear && "parecido"].filter(Boolean).join(" · ")}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
