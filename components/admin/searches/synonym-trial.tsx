import { buttonVariants } from "@/components/ui/button";
import { Input, Label } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { formatNumber } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import { routes } from "@/lib/routes";
import {
  MAX_SYNONYM_CHARACTERS,
  type SearchedFor,
  SYNONYM_REFUSALS,
  type SynonymDraft,
  type SynonymOutcome,
} from "@/lib/search/synonym";
import { ActionButton } from "../action-button";

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
      <ActionButton
        action={save}
        fields={{
          id: String(draft.id ?? ""),
          termino: draft.termino,
          equivale: draft.equivale,
          consulta: draft.consulta,
          borrar: draft.borrar ? "1" : "",
        }}
        look={draft.borrar ? { variant: "outline", className: "text-error" } : {}}
      >
        {draft.borrar ? `Borrar «${draft.termino}»` : "Guardar"}
      </ActionButton>
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

export function SynonymForm({ draft }: { draft: SynonymDraft }) {
  const { id, termino, equivale, consulta, borrar } = draft;
  return (
    <form method="get" className="grid max-w-narrow gap-4">
      {id !== null && <input type="hidden" name="id" value={id} />}
      {borrar && <input type="hidden" name="borrar" value="1" />}
      <Typed name="termino" label="Quien busca" value={termino} isReadOnly={borrar} />
      <Typed
        name="equivale"
        label="Encuentra también"
        value={equivale}
        isReadOnly={borrar}
        hint="Palabras de su nombre, giro o servicios, o los seis números de una clase del SCIAN."
      />
      <Typed name="consulta" label="Búsqueda de prueba" value={consulta} hint="Algo que alguien escribiría." />
      <button type="submit" className={buttonVariants({ variant: "outline", className: "justify-self-start" })}>
        Probar
      </button>
    </form>
  );
}

type TypedProps = { name: string; label: string; value: string; hint?: string; isReadOnly?: boolean };

function Typed({ name, label, value, hint, isReadOnly = false }: TypedProps) {
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={name}>{label}</Label>
      <Input
        id={name}
        name={name}
        defaultValue={value}
        readOnly={isReadOnly}
        required
        minLength={2}
        maxLength={name === "consulta" ? 200 : MAX_SYNONYM_CHARACTERS}
        autoComplete="off"
        aria-describedby={hint ? `${name}-ayuda` : undefined}
      />
      {hint && (
        <p id={`${name}-ayuda`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
