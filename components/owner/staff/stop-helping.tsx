import { Card } from "@/components/ui/card";
import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";

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
