"use client";

import { SelectField, TextField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { formatCount } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import { COURTESY_MONTHS, MAX_REASON_CHARACTERS } from "@/lib/payments/courtesy-schema";
import { PLANS } from "@/lib/plans/plans";

export function CourtesyForm({ businessId, action }: { businessId: string; action: FormAction }) {
  const form = useServerForm({ action, lost: ACTION_MESSAGES.failed });
  return (
    <Form of={form} className="grid gap-4">
      <FormAlert />
      <input type="hidden" name="negocio" value={businessId} />
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField name="plan" label="Plan" defaultValue="pro">
          <option value="pro">{PLANS.pro.name}</option>
          <option value="premium">{PLANS.premium.name}</option>
        </SelectField>
        <SelectField name="meses" label="Durante" defaultValue="1">
          {COURTESY_MONTHS.map((months) => (
            <option key={months} value={months}>
              {formatCount(months, "mes", "meses")}
            </option>
          ))}
        </SelectField>
        <TextField
          name="hasta"
          label="O hasta el día"
          type="date"
          isOptional
          hint="Si lo pones, cuenta este día y no los meses."
        />
      </div>
      <TextField
        name="motivo"
        label="Motivo"
        hint="Queda en la bitácora, y el dueño puede leerlo."
        required
        maxCharacters={MAX_REASON_CHARACTERS}
      />
      <div>
        <SubmitButton sending="Guardando…">Dar cortesía</SubmitButton>
      </div>
    </Form>
  );
}
