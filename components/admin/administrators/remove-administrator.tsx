"use client";

import { type MouseEvent, useState } from "react";
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from "@/components/ui/radix/alert-dialog";
import type { Administrator } from "@/lib/admin/administrators";
import type { FormAction } from "@/lib/forms/form-state";
import { routes } from "@/lib/routes";
import { ActionButton } from "../action-button";

/** "Quitar", which asks before it does: in a dialog, or on a page of its own where there are no scripts. */
export function RemoveAdministrator({
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
