import { useEffect, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { formatCount } from "@/lib/format";
import { IS_NEW_FIELD } from "@/lib/registration/fields";
import { REGISTRATION_MESSAGES as MESSAGES } from "@/lib/registration/messages";
import type { UnownedMatch } from "@/lib/registration/model";
import { routes } from "@/lib/routes";

const DEBOUNCE_MS = 600;
const MIN_NAME_CHARACTERS = 4;
const MIN_PHONE_DIGITS = 10;

type Typed = { name: string; phone: string };
type Found = Typed & { matches: readonly UnownedMatch[] };

async function askServer({ name, phone }: Typed, signal: AbortSignal): Promise<UnownedMatch[]> {
  const response = await fetch("/api/registro/coincidencias", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ nombre: name, telefono: phone }),
    signal,
  });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

/** Listings without owner that resemble what is being typed, once typing rests; null while they are not known. */
export function useMatches({ name, phone }: Typed): readonly UnownedMatch[] | null {
  const [found, setFound] = useState<Found | null>(null);
  const isAsked = name.trim().length >= MIN_NAME_CHARACTERS || phone.replace(/\D/g, "").length >= MIN_PHONE_DIGITS;

  useEffect(() => {
    if (!isAsked) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      // Without a response the server asks when the form is sent.
      askServer({ name, phone }, request.signal).then(
        (matches) => setFound({ name, phone, matches }),
        () => undefined,
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [isAsked, name, phone]);

  return found && found.name === name && found.phone === phone ? found.matches : null;
}

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
