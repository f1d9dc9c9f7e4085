import { BeforeAndAfter } from "@/components/businesses/before-and-after";
import { PlanBadge } from "@/components/businesses/plan-badge";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { Link } from "@/components/ui/link";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { IsoDate } from "@/lib/clock";
import type { FormAction } from "@/lib/forms/form-state";
import { type Approval, BUSINESS_ID_FIELD, type OwnBusiness } from "@/lib/owner/model";
import type { OwnedBusiness } from "@/lib/owner/owned-business";
import type { ChosenBusiness } from "@/lib/owner/panel-model";
import { revisionChanges } from "@/lib/review/revision-diff";
import { routes } from "@/lib/routes";
import { isPaidFor } from "./plan-card";

const columnsOf = (waiting: OwnedBusiness["waiting"], which: "now" | "proposed") =>
  Object.fromEntries(Object.entries(waiting).map(([column, values]) => [column, values[which]]));

function WaitingChanges({ waiting }: Pick<OwnedBusiness, "waiting">) {
  const changes = revisionChanges(columnsOf(waiting, "now"), columnsOf(waiting, "proposed"));
  if (changes.length === 0) return null;
  return (
    <section className="mt-4 rounded-field bg-closing-soft px-4 py-3" aria-labelledby="cambios-en-revision">
      <h3 id="cambios-en-revision" className="text-base text-closing">
        Cambios en revisión
      </h3>
      <p className="mt-1">Tu página sigue como estaba hasta que los revisemos.</p>
      <ul className="mt-3 grid gap-2">
        {changes.map((change) => (
          <li key={change.field}>
            <p className="font-semibold">{change.label}</p>
            <BeforeAndAfter change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type StandingProps = {
  chosen: ChosenBusiness;
  today: IsoDate;
  resubmit: FormAction;
};

export function Standing({ chosen: { current, owned }, today, resubmit }: StandingProps) {
  return (
    <Card className="p-5">
      <HowItStands business={current} />
      <p className="mt-2 text-ink-soft">{EXPLANATIONS[current.approval]}</p>
      {current.approval === "approved" && (
        <Link
          href={routes.business(current.slug)}
          className={buttonVariants({
            variant: isPaidFor(current, today) ? "default" : "outline",
            size: "sm",
            className: "mt-4",
          })}
        >
          Ver mi página
        </Link>
      )}
      {current.approval === "rejected" && <SendAgain business={current} resubmit={resubmit} />}
      <WaitingChanges waiting={owned.waiting} />
    </Card>
  );
}

function SendAgain({ business, resubmit }: { business: OwnBusiness; resubmit: FormAction }) {
  const { id, name, rejectionReason, needsChanges } = business;
  return (
    <section className="mt-3 rounded-field bg-closing-soft px-4 py-3" aria-label={`Volver a enviar ${name}`}>
      {rejectionReason && (
        <p className="whitespace-pre-line text-closing">
          <strong>{needsChanges ? "Qué cambiar:" : "Motivo:"}</strong> {rejectionReason}
        </p>
      )}
      <p className="mt-2">Corrige tus datos y envíalo de nuevo: lo revisamos otra vez.</p>
      <ActionForm
        action={resubmit}
        lost={ACTION_MESSAGES.failed}
        fields={{ [BUSINESS_ID_FIELD]: id }}
        className="mt-3 grid gap-3"
      >
        <div>
          <SubmitButton look={{ size: "sm" }} sending="Enviando…">
            Volver a enviar
            <span className="sr-only">: {name}</span>
          </SubmitButton>
        </div>
      </ActionForm>
    </section>
  );
}

const STATES: Readonly<Record<Approval, { label: string; tone: "green" | "amber" | "slate" }>> = {
  approved: { label: "Publicado", tone: "green" },
  pending: { label: "Pendiente", tone: "amber" },
  rejected: { label: "Rechazado", tone: "slate" },
};

const NEEDS_CHANGES = { label: "Necesita cambios", tone: "amber" } as const;

export const EXPLANATIONS: Readonly<Record<Approval, string>> = {
  approved: "Cualquiera puede verlo en el directorio.",
  pending: "Lo estamos revisando. Te avisamos por correo cuando quede publicado.",
  rejected: "No está publicado.",
};

export function HowItStands({ business: { approval, needsChanges, plan } }: { business: OwnBusiness }) {
  const { label, tone } = needsChanges ? NEEDS_CHANGES : STATES[approval];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone={tone}>{label}</Badge>
      <PlanBadge plan={plan} place="detail" />
    </div>
  );
}
