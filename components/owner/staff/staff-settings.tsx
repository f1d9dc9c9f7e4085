"use client";

import { Card } from "@/components/ui/card";
import { ActionForm } from "@/components/ui/form/action-form";
import { TextField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { ProofFields } from "@/components/ui/form/proof-fields";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { formatShortDate } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { type Helper, MAX_HELPERS } from "@/lib/owner/staff";

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

function InvitationForm({ businessId, invite }: Pick<StaffSettingsProps, "businessId" | "invite">) {
  const form = useServerForm({ action: invite, lost: ACTION_MESSAGES.failed });
  return (
    <Form of={form} noValidate className="mt-4 grid gap-3">
      <FormAlert />
      <ProofFields />
      <input type="hidden" name={BUSINESS_ID_FIELD} value={businessId} />
      <TextField
        name="email"
        label="Correo de quien te ayuda"
        type="email"
        autoComplete="off"
        spellCheck={false}
        required
        hint="Le escribimos. Entra con ese correo y acepta en «Mi negocio»."
      />
      <div>
        <SubmitButton look={{ variant: "outline", size: "sm" }} sending="Invitando…">
          Invitar
        </SubmitButton>
      </div>
    </Form>
  );
}

export function StopHelping({ businessId, stop }: { businessId: string; stop: FormAction }) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-xl">Ayudas con este negocio</h2>
      <p className="mt-1 text-ink-soft">Su dueño ve los pagos, invita a otros y puede eliminarlo.</p>
      <ActionForm action={stop} lost={ACTION_MESSAGES.failed} fields={{ [BUSINESS_ID_FIELD]: businessId }}>
        <SubmitButton look={{ variant: "link", size: "sm", className: "-ml-4 text-error" }} sending="Guardando…">
          Dejar de ayudar
        </SubmitButton>
      </ActionForm>
    </Card>
  );
}
