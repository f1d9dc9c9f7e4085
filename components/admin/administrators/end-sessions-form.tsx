"use client";

import { TextField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction, FormState } from "@/lib/forms/form-state";

type EndSessionsFormProps = { action: FormAction; first: FormState | null };

/** Puts an account out of every device, as when a telephone was lost. */
export function EndSessionsForm({ action, first }: EndSessionsFormProps) {
  const form = useServerForm({ action, first, lost: ACTION_MESSAGES.failed });
  return (
    <section aria-labelledby="sesiones" className="grid gap-4 rounded-card border border-line bg-card p-5">
      <h2 id="sesiones" className="text-xl">
        Cerrar las sesiones de una cuenta
      </h2>
      <p className="text-ink-soft">
        Para quien perdió su teléfono, o si alguien más entró. Tendrá que iniciar sesión de nuevo.
      </p>
      <Form of={form} noValidate className="grid gap-4">
        <FormAlert />
        <TextField name="email" label="Correo" type="email" autoComplete="off" spellCheck={false} required />
        <div>
          <SubmitButton sending="Cerrando…">Cerrar sesiones</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
