import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import type { FormAction } from "@/lib/forms/form-state";
import { PANEL_MESSAGES } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";

type WeeklyMailProps = { business: string; email: string; isOn: boolean; action: FormAction };

export function WeeklyMail({ business, email, isOn, action }: WeeklyMailProps) {
  return (
    <section aria-labelledby="resumen" className="grid gap-2">
      <h2 id="resumen" className="text-lg">
        Resumen de los lunes
      </h2>
      <p className="text-ink-soft">
        Cada lunes escribimos al dueño qué trajo la página. En <span className="wrap-anywhere">{email}</span> está{" "}
        {isOn ? "encendido" : "apagado"}.
      </p>
      <ActionForm
        action={action}
        lost={PANEL_MESSAGES.lost}
        fields={{ [BUSINESS_ID_FIELD]: business, recibir: isOn ? "no" : "si" }}
      >
        <SubmitButton look={{ variant: "outline", size: "sm" }} sending="Guardando…">
          {isOn ? "Dejar de recibirlo" : "Recibirlo"}
        </SubmitButton>
      </ActionForm>
    </section>
  );
}
