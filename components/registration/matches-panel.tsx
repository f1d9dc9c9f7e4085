import { buttonVariants } from "@/components/ui/button";
import { formatCount } from "@/lib/format";
import { IS_NEW_FIELD } from "@/lib/registration/fields";
import { REGISTRATION_MESSAGES as MESSAGES } from "@/lib/registration/messages";
import type { UnownedMatch } from "@/lib/registration/model";
import { routes } from "@/lib/routes";

/** Says that the form waits for an answer; it takes the focus, so that it is read. */
export function MatchesAsked({ isPictureLost }: { isPictureLost: boolean }) {
  return (
    <p role="status" tabIndex={-1} data-form-alert className="rounded-field bg-sand px-4 py-3 outline-none">
      Antes de registrarlo, mira si tu negocio ya está en el directorio.
      {isPictureLost && ` ${MESSAGES.pictureLost}`}
    </p>
  );
}

type MatchesPanelProps = {
  matches: readonly UnownedMatch[];
  isAsked: boolean;
};

export function MatchesPanel(props: MatchesPanelProps) {
  const { length } = props.matches;
  return (
    <>
      {/* The region is always there: a live region must exist before its text does. */}
      <p role="status" className="sr-only">
        {length > 0 && `${formatCount(length, "negocio parecido", "negocios parecidos")} sin dueño en el directorio`}
      </p>
      {length > 0 && <Matches {...props} />}
    </>
  );
}

function Matches({ matches, isAsked }: MatchesPanelProps) {
  return (
    <section aria-labelledby="coincidencias" className="rounded-card bg-sand p-4">
      <h2 id="coincidencias" className="text-lg">
        ¿Es éste tu negocio?
      </h2>
      <p className="mt-1 text-sm">Ya está en el directorio, sin dueño. Pídelo y no lo registres dos veces.</p>
      <ul className="mt-3 grid gap-3">
        {matches.map(({ slug, name, address }) => (
          <li key={slug} className="rounded-field border border-line bg-card p-3">
            <p className="font-semibold">{name}</p>
            {address && <p className="text-ink-soft text-sm">{address}</p>}
            <p className="mt-2 flex flex-wrap gap-3">
              <a href={routes.claim(slug)} className={buttonVariants({ variant: "secondary", size: "sm" })}>
                Es mi negocio<span className="sr-only">: {name}</span>
              </a>
              <a
                href={routes.business(slug)}
                target="_blank"
                rel="noopener"
                className={buttonVariants({ variant: "link", size: "sm" })}
              >
                Ver página<span className="sr-only"> de {name} (abre otra pestaña)</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
      {isAsked && (
        <button type="submit" name={IS_NEW_FIELD} value="1" className={buttonVariants({ className: "mt-4 w-full" })}>
          No, registrar como nuevo
        </button>
      )}
    </section>
  );
}
