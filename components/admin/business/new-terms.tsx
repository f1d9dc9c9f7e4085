import { ChoiceField } from "@/components/ui/form/choice-field";
import { SelectField, TextField } from "@/components/ui/form/field";
import { formatCount } from "@/lib/format";
import { PLAN_IDS, PLANS } from "@/lib/plans/plans";
import { GIVEN_MONTHS, GIVEN_REASON_CHARACTERS, NEW_FIELDS } from "@/lib/review/new-fields";
import { FieldGroup } from "./field-group";

export function NewTerms() {
  return (
    <FieldGroup title="Al agregarlo">
      <ChoiceField
        name={NEW_FIELDS.approval}
        legend="Aprobación"
        choices={[
          { id: "publicar", label: "Se publica enseguida" },
          { id: "espera", label: "Espera en la cola" },
        ]}
      />
      <div className="grid content-start gap-4">
        <SelectField
          name={NEW_FIELDS.plan}
          label="Plan"
          hint="Uno de pago se regala por unos meses, y queda en la bitácora."
        >
          {PLAN_IDS.map((plan) => (
            <option key={plan} value={plan}>
              {PLANS[plan].name}
            </option>
          ))}
        </SelectField>
        <SelectField name={NEW_FIELDS.months} label="Meses de cortesía" hint="Cuenta con Profesional o Premium.">
          {GIVEN_MONTHS.map((months) => (
            <option key={months} value={months}>
              {formatCount(months, "mes", "meses")}
            </option>
          ))}
        </SelectField>
        <TextField
          name={NEW_FIELDS.reason}
          label="Motivo de la cortesía"
          hint="Hace falta con Profesional o Premium."
          maxCharacters={GIVEN_REASON_CHARACTERS}
        />
      </div>
    </FieldGroup>
  );
}
