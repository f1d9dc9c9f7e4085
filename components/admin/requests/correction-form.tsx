import { TextField } from "@/components/ui/form/field";
import type { FormAction } from "@/lib/forms/form-state";
import type { ReportedBusiness } from "@/lib/reports/mapper";
import { type CorrectableReason, MAX_SUGGESTION_CHARACTERS } from "@/lib/reports/model";
import { SettleForm } from "./settle-form";

const LABELS: Readonly<Record<CorrectableReason, string>> = {
  telefono: "Teléfono correcto",
  direccion: "Dirección correcta",
  horario: "Horario correcto",
};

type CorrectionFormProps = {
  business: ReportedBusiness;
  reason: CorrectableReason;
  fields: Readonly<Record<string, string>>;
  suggested: string;
  settle: FormAction;
};

/** The last suggested value, applied in one tap; or another one, typed in its place. */
export function CorrectionForm({ business, reason, fields, suggested, settle }: CorrectionFormProps) {
  return (
    <SettleForm settle={settle} fields={{ ...fields, decision: "corregir", dato: reason }} button="Corregir">
      <TextField
        name="valor"
        label={LABELS[reason]}
        hint={hintOf(business, reason)}
        defaultValue={suggested}
        maxCharacters={MAX_SUGGESTION_CHARACTERS}
        required
      />
    </SettleForm>
  );
}

/** Names the present value, and what a new one takes with it. */
function hintOf(business: ReportedBusiness, reason: CorrectableReason): string {
  const now = `Ahora dice: ${business[reason] ?? (reason === "horario" && business.hasWeek ? "el horario por día" : "nada")}.`;
  if (reason === "horario" && business.hasWeek) return `${now} El horario por día se quita: diría otra cosa.`;
  return reason === "direccion" ? `${now} El punto del mapa no se mueve.` : now;
}
