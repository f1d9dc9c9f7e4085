"use client";

import { SelectField, TextField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";
import { REGIMES, USAGES } from "@/lib/invoices/catalogues";
import type { FiscalData } from "@/lib/invoices/mapper";
import { MAX_NAME_CHARACTERS, PAYMENT_FIELD } from "@/lib/invoices/schema";

type InvoiceFormProps = {
  paymentId: string;
  known: FiscalData | null;
  action: FormAction;
};

const options = (catalogue: Readonly<Record<string, { name: string }>>) =>
  Object.entries(catalogue).map(([code, { name }]) => (
    <option key={code} value={code}>
      {code} {name}
    </option>
  ));

export function InvoiceForm({ paymentId, known, action }: InvoiceFormProps) {
  const form = useServerForm({ action, lost: ACTION_MESSAGES.failed });
  return (
    <Form of={form} noValidate className="grid gap-5">
      <FormAlert />
      <input type="hidden" name={PAYMENT_FIELD} value={paymentId} />
      <TextField
        name="rfc"
        label="RFC"
        hint="13 letras y números si es de una persona; 12 si es de una empresa."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={known?.rfc}
        required
      />
      <TextField
        name="razon_social"
        label="Nombre o razón social"
        hint="Como en tu constancia de situación fiscal. De una empresa, sin «S. A. de C. V.» ni otro régimen de capital."
        defaultValue={known?.name}
        maxCharacters={MAX_NAME_CHARACTERS}
        required
      />
      <SelectField
        name="regimen"
        label="Régimen fiscal"
        hint="El de tu constancia."
        defaultValue={known?.regime ?? ""}
        required
      >
        <option value="">Elige</option>
        {options(REGIMES)}
      </SelectField>
      <TextField
        name="codigo_postal"
        label="Código postal"
        hint="El de tu domicilio fiscal."
        inputMode="numeric"
        autoComplete="postal-code"
        defaultValue={known?.postalCode}
        required
      />
      <SelectField name="uso" label="Uso de la factura (CFDI)" defaultValue={known?.usage ?? "G03"} required>
        {options(USAGES)}
      </SelectField>
      <SubmitButton sending="Enviando…">Pedir factura</SubmitButton>
    </Form>
  );
}
