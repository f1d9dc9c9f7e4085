"use client";

import { useRouter } from "next/navigation";
import { Card } from "@/components/ui/card";
import { Form, FormAlert, SubmitButton, useFormContext } from "@/components/ui/form/form";
import { ProofFields } from "@/components/ui/form/proof-fields";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { showToast } from "@/lib/browser/toasts";
import { formatLongDate } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import { REMOVAL_MESSAGES } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD, type OwnBusiness } from "@/lib/owner/model";
import { CONFIRMATION_FIELD, type Deleted } from "@/lib/owner/removal";

type RemovalProps = { business: OwnBusiness; action: FormAction<Deleted> };

export function RemovalSettings({ business, action }: RemovalProps) {
  return (
    <Card className="p-5 sm:p-6">
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-error">
          Eliminar negocio
        </summary>
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          <li>Tu página, sus fotos y sus promociones dejan de verse hoy mismo.</li>
          {business.paidUntil && (
            <li>
              Tienes pagado hasta el {formatLongDate(business.paidUntil)}: lo que pagaste no se devuelve ni pasa a otro
              negocio.
            </li>
          )}
          <li>
            Durante 30 días puedes pedirnos que vuelva, con todo lo que tenía
            {business.paidUntil && ", también lo pagado"}. Después se borra para siempre.
          </li>
        </ul>
        <RemovalForm business={business} action={action} />
      </details>
    </Card>
  );
}

function RemovalForm({ business, action }: RemovalProps) {
  const router = useRouter();
  const form = useServerForm<Deleted>({
    action,
    lost: REMOVAL_MESSAGES.failed,
    onState(state) {
      if (state.kind !== "deleted") return;
      showToast(REMOVAL_MESSAGES.done);
      router.push(state.path);
    },
  });
  return (
    <Form of={form} className="mt-3 grid gap-3">
      <FormAlert />
      <ProofFields />
      <input type="hidden" name={BUSINESS_ID_FIELD} value={business.id} />
      <Understood />
      <div>
        <SubmitButton
          look={{ variant: "outline", size: "sm", className: "h-auto min-h-11 whitespace-normal text-error" }}
          sending="Eliminando…"
        >
          Eliminar «{business.name}»
        </SubmitButton>
      </div>
    </Form>
  );
}

function Understood() {
  const { id, values, errors } = useFormContext();
  const problem = errors[CONFIRMATION_FIELD];
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        id={`${id}-${CONFIRMATION_FIELD}`}
        name={CONFIRMATION_FIELD}
        defaultChecked={values[CONFIRMATION_FIELD] !== undefined}
        required
        aria-invalid={problem ? true : undefined}
        className="size-5 accent-action-strong"
      />
      Entiendo que mi página deja de verse
    </label>
  );
}
