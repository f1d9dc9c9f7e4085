"use client";

import { PROOF_FIELDS } from "@/lib/forms/form-state";
import { CheckboxField, TextField } from "./field";
import { useFormContext } from "./form";

/** Asks who sends the form to prove it, once the server has said so; what was typed stays. */
export function ProofFields() {
  if (!useFormContext().needsProof) return null;
  return (
    <fieldset className="grid gap-2 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">Confirma que eres tú</legend>
      <TextField
        name={PROOF_FIELDS.password}
        label="Tu contraseña de ahora"
        type="password"
        autoComplete="current-password"
      />
      <CheckboxField name={PROOF_FIELDS.byLink} label="No la tengo: envíame un enlace por correo" />
    </fieldset>
  );
}
