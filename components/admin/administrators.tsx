"use client";

import { type MouseEvent, type ReactNode, useId, useState } from "react";
import { TextField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { ProofFields } from "@/components/ui/form/proof-fields";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from "@/components/ui/radix/alert-dialog";
import type { Administrator } from "@/lib/admin/administrators";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { toLocalDate } from "@/lib/clock";
import { formatLongDate } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import { routes } from "@/lib/routes";
import { ActionButton } from "./action-button";

type AdministratorListProps = {
  administrators: readonly Administrator[];
  ownId: string;
  /** Id of the one whose removal is asked about, in a browser without scripts. */
  asked: string;
  remove: FormAction;
};

export function AdministratorList({ administrators, ownId, asked, remove }: AdministratorListProps) {
  const isAlone = !administrators.some(({ id, canEnter }) => id !== ownId && canEnter);
  return (
    <ul className="grid gap-3">
      {administrators.map((administrator) => {
        const { id, email, since, madeBy, canEnter } = administrator;
        const isOwn = id === ownId;
        return (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-5"
          >
            <div className="min-w-0">
              <h2 className="wrap-anywhere text-lg">
                {email}
                {isOwn && <span className="font-normal text-ink-soft text-sm"> (tú)</span>}
              </h2>
              <p className="wrap-anywhere text-ink-soft text-sm">
                Desde el {formatLongDate(toLocalDate(since))}
                {madeBy ? `, por ${madeBy}` : ", por la configuración del sitio"}
              </p>
              {!canEnter && <p className="text-closing text-sm">No puede entrar: su correo no está confirmado.</p>}
            </div>
            {isOwn && isAlone ? (
              <p className="text-ink-soft text-sm">Eres el único: agrega a alguien antes de quitarte.</p>
            ) : (
              <RemoveAdministrator administrator={administrator} isOwn={isOwn} isAsked={asked === id} remove={remove} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** "Quitar", which asks before it does: in a dialog, or on a page of its own where there are no scripts. */
function RemoveAdministrator({
  administrator: { id, email },
  isOwn,
  isAsked,
  remove,
}: {
  administrator: Pick<Administrator, "id" | "email">;
  isOwn: boolean;
  isAsked: boolean;
  remove: FormAction;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const title = isOwn ? `Quitarte a ti (${email})` : `Quitar a ${email}`;
  const meaning = isOwn
    ? "Dejas de entrar a la administración en este momento. Solo otro administrador te puede volver a agregar."
    : "Deja de entrar a la administración en este momento. Su cuenta y sus negocios se quedan. Le avisamos por correo.";
  const form = (
    <ActionButton action={remove} fields={{ administrador: id }} sending="Quitando…" className="grid gap-3">
      <span className="wrap-anywhere text-error">{title}</span>
    </ActionButton>
  );

  if (isAsked) {
    return (
      <div className="grid basis-full gap-3">
        <p>{meaning}</p>
        <div className="flex flex-wrap items-center gap-4">
          {form}
          <a href={routes.administrators()} className="tap-target text-link">
            Cancelar
          </a>
        </div>
      </div>
    );
  }
  // The link leads to the question where nothing stops it; the trigger takes the focus back when the dialog closes.
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <AlertDialog open={isOpen} onOpenChange={setIsOpen}>
      <AlertDialogTrigger asChild>
        <a href={routes.administrators({ quitar: id })} onClick={ask} className="tap-target text-error underline">
          Quitar<span className="sr-only"> a {email}</span>
        </a>
      </AlertDialogTrigger>
      <AlertDialogContent title={title} description={meaning}>
        {form}
      </AlertDialogContent>
    </AlertDialog>
  );
}

type AccountFormProps = {
  action: FormAction;
  title: string;
  children: ReactNode;
  hint?: string;
  submit: string;
  sending: string;
};

export function AccountForm({ action, title, children, hint, submit, sending }: AccountFormProps) {
  const form = useServerForm({ action, lost: ACTION_MESSAGES.failed });
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-card p-[min(1.25rem,5vw)]"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="text-ink-soft">{children}</p>
      <Form of={form} noValidate className="grid gap-4">
        <FormAlert />
        <ProofFields />
        <TextField
          name="email"
          label="Correo"
          type="email"
          autoComplete="off"
          spellCheck={false}
          required
          {...(hint && { hint })}
        />
        <div>
          <SubmitButton sending={sending}>{submit}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
