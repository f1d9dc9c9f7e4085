import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { IsoDate } from "@/lib/clock";
import { formatLongDate } from "@/lib/format";
import { PLAN_SCOPES } from "@/lib/owner/messages";
import type { OwnBusiness } from "@/lib/owner/model";
import { BILLING } from "@/lib/plans/billing";
import { isEndingSoon } from "@/lib/plans/paid-until";
import { PLAN_IDS, PLANS, type Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

export function PlanCard({ business, today }: { business: OwnBusiness; today: IsoDate }) {
  const { plan, paidUntil } = business;
  const scopes = PLAN_IDS.filter((each) => PLANS[each].rank >= PLANS[plan].rank);
  return (
    <Card className="p-5">
      <h2 className="text-lg">Plan {PLANS[plan].name}</h2>
      {paidUntil && <p className="mt-1">Pagado hasta el {formatLongDate(paidUntil)}.</p>}
      <ul className="mt-2 grid gap-1 text-ink-soft">
        {scopes.map((each) => (
          <li key={each}>{PLAN_SCOPES[each]}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <PlanLinks business={business} isMain={plan !== "free" && !isPaidFor(business, today)} />
      </div>
      {paidUntil && <HowToCancel paidUntil={paidUntil} />}
    </Card>
  );
}

const OFFERS: Readonly<Record<Plan, readonly { plan: Plan; label: string }[]>> = {
  free: [
    { plan: "pro", label: "Mejorar a Profesional" },
    { plan: "premium", label: "Mejorar a Premium" },
  ],
  pro: [
    { plan: "pro", label: "Renovar" },
    { plan: "premium", label: "Mejorar plan" },
  ],
  premium: [{ plan: "premium", label: "Renovar" }],
};

/** Somebody who has just paid is not asked for money: the page is what was paid for. */
export const isPaidFor = ({ plan, paidUntil }: OwnBusiness, today: IsoDate): boolean =>
  plan !== "free" && !(paidUntil && isEndingSoon(paidUntil, today));

export function PlanLinks({ business: { id, plan, name }, isMain }: { business: OwnBusiness; isMain: boolean }) {
  return OFFERS[plan].map((offer, index) => (
    <Link
      key={offer.label}
      href={routes.checkout({ plan: offer.plan, negocio: id })}
      className={buttonVariants({ variant: isMain && index === 0 ? "default" : "outline", size: "sm" })}
    >
      {offer.label}
      <span className="sr-only"> de {name}</span>
    </Link>
  ));
}

/** A paid month is not renewed by itself: to cancel is to leave it at that. */
export function HowToCancel({ paidUntil }: { paidUntil: IsoDate }) {
  return (
    <details className="mt-4">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">Cancelar plan</summary>
      <p className="mt-1 text-ink-soft">
        No tienes que hacer nada: tu plan no se renueva solo y no guardamos tu tarjeta. Lo tienes hasta el{" "}
        {formatLongDate(paidUntil)} y {BILLING.graceDays} días más; después tu página sigue publicada en el plan Gratis.
        No se borra nada: si vuelves a pagar, todo aparece de nuevo.
      </p>
    </details>
  );
}
