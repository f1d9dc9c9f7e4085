import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";
import { BUSINESS_ID_FIELD, type OwnBusiness } from "@/lib/owner/model";

type SendAgainProps = { business: OwnBusiness; resubmit: FormAction };

export function SendAgain({ business: { id, name, rejectionReason, needsChanges }, resubmit }: SendAgainProps) {
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
