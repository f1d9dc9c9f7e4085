import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";
import { BUSINESS_ID_FIELD, type OwnBusiness } from "@/lib/owner/model";

type IsItYoursProps = { business: OwnBusiness; accept: FormAction; disown: FormAction };

/** Anybody may have registered it with the owner's address. */
export function IsItYours({ business, accept, disown }: IsItYoursProps) {
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
