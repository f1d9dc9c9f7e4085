"use client";

import { TextField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { MAX_MISSING_CHARACTERS, MISSING_MESSAGES, type MissingAction } from "@/lib/statistics/missing";

export function MissingForm({ action, term }: { action: MissingAction; term: string }) {
  const form = useServerForm({ action, lost: MISSING_MESSAGES.failed });
  if (form.state?.kind === "sent")
    return (
      <p role="status" className="rounded-card bg-open-soft px-5 py-4 text-open">
        {MISSING_MESSAGES.sent}
      </p>
    );
  return (
    <Form of={form} initial={{ falta: term.slice(0, MAX_MISSING_CHARACTERS) }} className="grid gap-2 text-left">
      <FormAlert />
      <TextField name="falta" label="¿No está lo que buscas?" required maxCharacters={MAX_MISSING_CHARACTERS} />
      <SubmitButton look={{ variant: "secondary" }} sending="Enviando…">
        Avísanos qué falta
      </SubmitButton>
    </Form>
  );
}
