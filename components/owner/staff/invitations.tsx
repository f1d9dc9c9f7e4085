import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { Link } from "@/components/ui/link";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import type { InvitationPage } from "@/lib/owner/staff";
import { routes } from "@/lib/routes";

type InvitationsProps = InvitationPage & { answer: FormAction };

const ANSWERS = [
  { value: "si", label: "Aceptar", look: "default" },
  { value: "no", label: "No, gracias", look: "outline" },
] as const;

export function Invitations({ invitations, page, hasMore, answer }: InvitationsProps) {
  const ways = [
    { to: page - 1, label: "Invitaciones más recientes", isThere: page > 1 },
    { to: page + 1, label: "Más invitaciones", isThere: hasMore },
  ].filter(({ isThere }) => isThere);
  const cards = invitations.map(({ businessId, name }) => (
    <Card key={businessId} className="p-5 sm:p-6">
      <h2 className="wrap-anywhere text-xl">Te invitaron a ayudar con «{name}»</h2>
      <p className="mt-1 text-ink-soft">
        Podrás cambiar sus datos, fotos, horario y promociones. No ves sus pagos ni puedes eliminarlo.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {ANSWERS.map(({ value, label, look }) => (
          <ActionForm
            key={value}
            action={answer}
            lost={ACTION_MESSAGES.failed}
            fields={{ [BUSINESS_ID_FIELD]: businessId, respuesta: value }}
          >
            <SubmitButton look={{ variant: look, size: "sm" }} sending="Guardando…">
              {label}
              <span className="sr-only">: {name}</span>
            </SubmitButton>
          </ActionForm>
        ))}
      </div>
    </Card>
  ));
  return (
    <>
      {cards}
      {ways.length > 0 && (
        <nav aria-label="Invitaciones" className="flex flex-wrap gap-3">
          {ways.map(({ to, label }) => (
            <Link key={to} href={routes.invitations(to)} className={buttonVariants({ variant: "outline", size: "sm" })}>
              {label}
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}
