import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { Link } from "@/components/ui/link";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { IsoDate } from "@/lib/clock";
import { formatLongDate } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import { BUSINESS_ID_FIELD, type OwnBusiness } from "@/lib/owner/model";
import { routes } from "@/lib/routes";
import { HowToCancel, isPaidFor, PlanLinks } from "./overview/plan-card";
import { EXPLANATIONS, HowItStands } from "./overview/standing";

type OwnBusinessCardProps = {
  business: OwnBusiness;
  today: IsoDate;
  accept: FormAction;
  disown: FormAction;
};

export function OwnBusinessCard({ business, today, accept, disown }: OwnBusinessCardProps) {
  const { slug, name, approval, paidUntil } = business;
  const isPaid = isPaidFor(business, today);
  return (
    <Card className="p-5 sm:p-6">
      <HowItStands business={business} />
      <h2 className="mt-3 break-words text-xl">{name}</h2>
      <p className="mt-1 text-ink-soft">{EXPLANATIONS[approval]}</p>
      <IsItYours business={business} accept={accept} disown={disown} />
      {paidUntil && <p className="mt-5">Pagado hasta el {formatLongDate(paidUntil)}.</p>}
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
    </Card>
  );
}

/** Anybody may have registered it with the owner's address. */
function IsItYours({ business, accept, disown }: Omit<OwnBusinessCardProps, "today">) {
  const { name, canBeDisowned } = business;
  return (
    <section className="mt-5 rounded-field bg-sand px-4 py-3" aria-label={`¿Es tuyo ${name}?`}>
      <p>
        <strong>¿Es tuyo?</strong> Se registró con tu correo sin iniciar sesión.
        {canBeDisowned && " Si no es tuyo, quítalo de tu cuenta: no se publica y se borra."}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Answer label="Sí, es mío" business={business} action={accept} />
        {canBeDisowned && <Answer label="No es mío" business={business} action={disown} />}
      </div>
    </section>
  );
}

type AnswerProps = { label: string; business: OwnBusiness; action: FormAction };

function Answer({ label, business: { id, name }, action }: AnswerProps) {
  return (
    <ActionForm action={action} lost={ACTION_MESSAGES.failed} fields={{ [BUSINESS_ID_FIELD]: id }}>
      <SubmitButton look={{ variant: "outline", size: "sm" }} sending="Guardando…">
        {label}
        <span className="sr-only">: {name}</span>
      </SubmitButton>
    </ActionForm>
  );
}
