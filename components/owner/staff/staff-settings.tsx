import { Card } from "@/components/ui/card";
import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { formatShortDate } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { type Helper, MAX_HELPERS } from "@/lib/owner/staff";
import { InvitationForm } from "./invitation-form";

type StaffSettingsProps = {
  businessId: string;
  helpers: readonly Helper[];
  invite: FormAction;
  remove: FormAction;
};

export function StaffSettings({ businessId, helpers, invite, remove }: StaffSettingsProps) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-xl">Ayudantes</h2>
      <p className="mt-1 text-ink-soft">
        Pueden cambiar datos, fotos, horario y promociones. No ven tus pagos, no invitan a otros y no pueden eliminar el
        negocio.
      </p>
      {helpers.length > 0 && (
        <ul className="mt-4 grid gap-2">
          {helpers.map(({ email, isAccepted, since }) => (
            <li key={email} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 wrap-anywhere">
                {email}
                <span className="block text-ink-soft text-sm">
                  {isAccepted ? `Ayuda desde el ${formatShortDate(since)}` : "Invitado: aún no acepta"}
                </span>
              </span>
              <ActionForm
                action={remove}
                lost={ACTION_MESSAGES.failed}
                fields={{ [BUSINESS_ID_FIELD]: businessId, email }}
              >
                <SubmitButton look={{ variant: "link", size: "sm", className: "-mx-4 text-error" }} sending="Quitando…">
                  Quitar<span className="sr-only"> a {email}</span>
                </SubmitButton>
              </ActionForm>
            </li>
          ))}
        </ul>
      )}
      {helpers.length < MAX_HELPERS && <InvitationForm businessId={businessId} invite={invite} />}
    </Card>
  );
}
