import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { formatLongMoment } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import type { Courtesy, PayableBusiness } from "@/lib/payments/admin-mapper";
import { MAX_REASON_CHARACTERS } from "@/lib/payments/courtesy-schema";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { InputFilter } from "../filter-fields";
import { ReasonForm } from "./reason-form";

export function CourtesyList({ courtesies, end }: { courtesies: readonly Courtesy[]; end: FormAction }) {
  if (courtesies.length === 0) return <p className="text-ink-soft">No hay ninguna cortesía activa.</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {courtesies.map((courtesy) => (
        <li key={courtesy.id} className="grid gap-1 px-4 py-3">
          <p className="wrap-anywhere">
            <Link href={routes.adminBusiness(courtesy.businessId)} className="text-link font-semibold">
              {courtesy.business}
            </Link>{" "}
            · {PLANS[courtesy.plan].name},{" "}
            {courtesy.endsAt === null ? "sin fin" : `hasta el ${formatLongMoment(new Date(courtesy.endsAt))}`}
          </p>
          <p className="wrap-anywhere text-ink-soft text-sm">{courtesy.reason}</p>
          <ReasonForm
            action={end}
            fields={{ cortesia: courtesy.id, negocio: courtesy.businessId }}
            summary="Terminar"
            hint="El plan cambia en este momento, sin días de gracia. Queda en la bitácora."
            label={`Terminar la cortesía de «${courtesy.business}»`}
            maxCharacters={MAX_REASON_CHARACTERS}
          />
        </li>
      ))}
    </ul>
  );
}

export function BusinessSearch({ term, found }: { term: string; found: readonly PayableBusiness[] }) {
  return (
    <div className="grid gap-4">
      <form action={routes.adminCourtesies()} className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <InputFilter
          name="q"
          label="¿A qué negocio?"
          type="search"
          defaultValue={term}
          maxLength={120}
          minLength={3}
          required
          autoComplete="off"
          placeholder="Nombre, o lo que va después de /negocio/"
        />
        <button type="submit" className={buttonVariants({ variant: "secondary" })}>
          Buscar negocio
        </button>
      </form>
      {term !== "" && found.length === 0 && (
        <p className="text-ink-soft">No hay un negocio así. Escribe al menos tres letras de su nombre.</p>
      )}
      {found.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {found.map(({ id, name, neighborhood, plan, isDeleted }) => (
            <li key={id}>
              <Link href={routes.adminCourtesies({ negocio: id })} className="block px-4 py-3 hover:bg-sand">
                <span className="wrap-anywhere font-semibold">{name}</span>
                <span className="block text-ink-soft text-sm">
                  {[PLANS[plan].name, neighborhood, isDeleted ? "eliminado" : null].filter(Boolean).join(" · ")}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
