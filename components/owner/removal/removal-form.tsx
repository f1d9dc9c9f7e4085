"use client";

import { useRouter } from "next/navigation";
import { Form, FormAlert, SubmitButton, useFormContext } from "@/components/ui/form/form";
import { ProofFields } from "@/components/ui/form/proof-fields";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { showToast } from "@/lib/browser/toasts";
import type { FormAction } from "@/lib/forms/form-state";
import { REMOVAL_MESSAGES } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { CONFIRMATION_FIELD, type Deleted } from "@/lib/owner/removal";

type RemovalFormProps = {
  business: { id: string; name: string };
  action: FormAction<Deleted>;
};

export function RemovalForm({ business, action }: RemovalFormProps) {
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
