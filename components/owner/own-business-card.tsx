import { PlanBadge } from "@/components/businesses/plan-badge";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { IsoDate } from "@/lib/clock";
import { formatLongDate } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import type { Approval, OwnBusiness } from "@/lib/owner/model";
import { BILLING } from "@/lib/plans/billing";
import { isEndingSoon } from "@/lib/plans/paid-until";
import type { Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { IsItYours } from "./is-it-yours";
import { SendAgain } from "./send-again";

const STATES: Readonly<Record<Approval, { label: string; tone: "green" | "amber" | "slate" }>> = {
  approved: { label: "Publicado", tone: "green" },
  pending: { label: "Pendiente", tone: "amber" },
  rejected: { label: "Rechazado", tone: "slate" },
};

const NEEDS_CHANGES = { label: "Necesita cambios", tone: "amber" } as const;

const EXPLANATIONS: Readonly<Record<Approval, string>> = {
  approved: "Cualquiera puede verlo en el directorio.",
  pending: "Lo estamos revisando. Te avisamos por correo cuando quede publicado.",
  rejected: "No está publicado.",
};

type OwnBusinessCardProps = {
  business: OwnBusiness;
  /** The day in Mexico City. */
  today: IsoDate;
  accept: FormAction;
  disown: FormAction;
  resubmit: FormAction;
};

/** One business in its owner's panel: how it stands, and what its plan needs. */
export function OwnBusinessCard({ business, today, accept, disown, resubmit }: OwnBusinessCardProps) {
  const { slug, name, plan, approval, paidUntil } = business;
  const { label, tone } = business.needsChanges ? NEEDS_CHANGES : STATES[approval];
  // Somebody who has just paid is not asked for money: the page is what was paid for.
  const isPaid = plan !== "free" && !(paidUntil && isEndingSoon(paidUntil, today));
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{label}</Badge>
        <PlanBadge plan={plan} place="detail" />
      </div>
      <h2 className="mt-3 break-words text-xl">{name}</h2>
      <p className="mt-1 text-ink-soft">{EXPLANATIONS[approval]}</p>
      {approval === "rejected" && business.isAccepted && <SendAgain business={business} resubmit={resubmit} />}
      {paidUntil && <p className="mt-3">Pagado hasta el {formatLongDate(paidUntil)}.</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        {approval === "approved" && (
          <Link
            href={routes.business(slug)}
            className={buttonVariants({ variant: isPaid ? "default" : "outline", size: "sm" })}
          >
            Ver mi página
          </Link>
        )}
        <PlanLinks business={business} isMain={!isPaid} />
      </div>
      {paidUntil && <HowToCancel paidUntil={paidUntil} />}
      {!business.isAccepted && <IsItYours business={business} accept={accept} disown={disown} />}
    </Card>
  );
}

/** A paid month is not renewed by itself: to cancel is to leave it at that. */
function HowToCancel({ paidUntil }: { paidUntil: IsoDate }) {
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

/** What can be bought for a business on each plan. */
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

type PlanLinksProps = { business: OwnBusiness; isMain: boolean };

function PlanLinks({ business: { id, plan, name }, isMain }: PlanLinksProps) {
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
