"use client";

import { TextField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { CODE_MESSAGES } from "@/lib/claims/messages";
import { CLAIM_CODE_MINUTES, CLAIMED_FIELD, type CodeSent } from "@/lib/claims/model";
import type { FormAction } from "@/lib/forms/form-state";

type CodeFormsProps = {
  slug: string;
  domain: string;
  request: FormAction<CodeSent>;
  redeem: FormAction;
};

/** Usual mailboxes of a business; any other one can be typed. */
const MAILBOXES = ["contacto", "info", "ventas", "hola"] as const;
const SUGGESTIONS_ID = "buzones";

/** A code to a mailbox of the listing's own domain makes its reader the owner at once. */
export function CodeForms({ slug, domain, request, redeem }: CodeFormsProps) {
  const asking = useServerForm({ action: request, lost: CODE_MESSAGES.failed });
  const answering = useServerForm({ action: redeem, lost: CODE_MESSAGES.notChecked });
  const claimed = <input type="hidden" name={CLAIMED_FIELD} value={slug} />;
  return (
    <section aria-labelledby="por-codigo" className="grid gap-5 rounded-card border border-line bg-card p-5">
      <div>
        <h2 id="por-codigo" className="text-lg">
          Confírmalo ahora con un correo de {domain}
        </h2>
        <p className="mt-1 text-ink-soft">
          Es la página que publica el negocio. Si lees un correo de ese dominio, un código lo pone a tu nombre sin
          esperar.
        </p>
      </div>
      <Form of={asking} className="grid gap-3">
        <FormAlert />
        {claimed}
        <TextField
          name="buzon"
          label={`Correo que termina en @${domain}`}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          list={SUGGESTIONS_ID}
          defaultValue={`${MAILBOXES[0]}@${domain}`}
          required
        />
        <datalist id={SUGGESTIONS_ID}>
          {MAILBOXES.map((name) => (
            <option key={name} value={`${name}@${domain}`} />
          ))}
        </datalist>
        <p role="status" className="empty:hidden">
          {asking.state?.kind === "sent" && (
            <>
              Enviamos un código a <strong className="wrap-anywhere">{asking.state.address}</strong>. Vence en{" "}
              {CLAIM_CODE_MINUTES} minutos.
            </>
          )}
        </p>
        <SubmitButton look={{ variant: "outline" }} sending="Enviando…">
          Enviarme el código
        </SubmitButton>
      </Form>
      <Form of={answering} className="grid gap-3">
        <FormAlert />
        {claimed}
        <TextField
          name="codigo"
          label="Código del correo"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="0000 0000"
          required
        />
        <SubmitButton sending="Revisando…">Confirmar</SubmitButton>
      </Form>
    </section>
  );
}
