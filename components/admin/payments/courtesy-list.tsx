import { Link } from "@/components/ui/link";
import { formatLongMoment } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import type { Courtesy } from "@/lib/payments/admin-mapper";
import { MAX_REASON_CHARACTERS } from "@/lib/payments/courtesy-schema";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { ReasonForm } from "./reason-form";

type CourtesyListProps = { courtesies: readonly Courtesy[]; end: FormAction };

export function CourtesyList({ courtesies, end }: CourtesyListProps) {
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
