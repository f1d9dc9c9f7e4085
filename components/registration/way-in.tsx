"use client";

import { useEffect, useState } from "react";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { AUTH_MESSAGES } from "@/lib/auth/messages";
import type { AuthFormAction } from "@/lib/auth/model";

/** A mail takes its time, and another one makes its link worthless. */
const WAIT_S = 60;
const TICK_MS = 1000;

/** "Reenviar", once a mail has had time to arrive; without scripts at once, and the server says when it is too soon. */
function SendWayInAgain({ action }: { action: AuthFormAction }) {
  const [leftS, setLeftS] = useState(WAIT_S);
  const form = useServerForm({
    action,
    lost: AUTH_MESSAGES.linkNotSent,
    onState: (state) => state.kind === "sent" && setLeftS(WAIT_S),
  });
  const isWaiting = leftS > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setLeftS((seconds) => seconds - 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return (
    <Form of={form} className="mt-4">
      <p className="text-ink-soft text-sm">¿No llega? Revisa la carpeta de correo no deseado.</p>
      <p role="status" className="not-empty:mt-2">
        {form.state?.kind === "sent" && "Lo enviamos otra vez: usa el correo más nuevo."}
      </p>
      <FormAlert />
      <div className={isWaiting ? "scripted:hidden" : undefined}>
        <SubmitButton look={{ variant: "outline", size: "sm" }} sending="Enviando…">
          Reenviar
        </SubmitButton>
      </div>
      {isWaiting && (
        <p className="hidden min-h-11 items-center text-ink-soft text-sm scripted:flex">
          Puedes pedir otro en {leftS} segundos.
        </p>
      )}
    </Form>
  );
}

type WayInProps = {
  email: string;
  sendAgain: AuthFormAction;
};

const stepClasses =
  "flex items-baseline [counter-increment:paso] gap-3 before:flex before:size-8 before:shrink-0 before:items-center before:justify-center before:rounded-full before:bg-sand before:font-semibold before:content-[counter(paso)]";

export function WayIn({ email, sendAgain }: WayInProps) {
  const [mailbox, host] = email.split("@");
  return (
    <>
      <ol className="mt-5 grid gap-3 text-lg">
        <li className={stepClasses}>
          <span className="min-w-0">
            Abre el correo que enviamos a{" "}
            <strong className="wrap-anywhere text-base">
              {mailbox}
              <wbr />@{host}
            </strong>
          </span>
        </li>
        <li className={stepClasses}>
          <span>
            Toca <strong>Entrar</strong>
          </span>
        </li>
        <li className={stepClasses}>Sube tu foto</li>
      </ol>
      <SendWayInAgain action={sendAgain} />
    </>
  );
}
