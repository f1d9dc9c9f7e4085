"use client";

import { TextField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction, FormState } from "@/lib/forms/form-state";

type AddAdministratorFormProps = { action: FormAction; first: FormState | null };

/** The role for an account that is there already. */
export function AddAdministratorForm({ action, first }: AddAdministratorFormProps) {
  const form = useServerForm({ action, first, lost: ACTION_MESSAGES.failed });
  return (
    <section aria-labelledby="agregar" className="grid gap-4 rounded-card border border-line bg-card p-5">
      <h2 id="agregar" className="text-xl">
        Agregar administrador
      </h2>
      <p className="text-ink-soft">
        Podrá todo lo que tú puedes: aprobar, editar y eliminar negocios, ver pagos y agregar o quitar administradores.
        Le avisamos por correo.
      </p>
      <Form of={form} noValidate className="grid gap-4">
        <FormAlert />
        <TextField
          name="email"
          label="Correo"
          type="email"
          autoComplete="off"
          spellCheck={false}
          required
          hint="El de una cuenta que ya inició sesión alguna vez."
        />
        <div>
          <SubmitButton sending="Agregando…">Agregar administrador</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
