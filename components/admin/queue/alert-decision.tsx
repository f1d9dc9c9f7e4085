import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { Link } from "@/components/ui/link";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";
import type { QueueItem } from "@/lib/review/queue-model";
import { routes } from "@/lib/routes";
import { Key } from "../shortcuts";
import { DecisionHead } from "./decision-head";

export const alertFields = ({ row, alerts }: QueueItem) => ({
  negocio: row.id,
  alertas: alerts.map(({ id }) => id).join(","),
});

type AlertDecisionProps = {
  item: QueueItem;
  title: ReactNode;
  places: Readonly<Record<string, string>>;
  dismiss: FormAction;
};

export function AlertDecision({ item, title, places, dismiss }: AlertDecisionProps) {
  const { row } = item;
  return (
    <DecisionHead title={title}>
      <Link href={routes.adminRows({ q: row.nombre })} className={buttonVariants({ variant: "outline" })}>
        En la tabla
      </Link>
      <ActionForm action={dismiss} lost={ACTION_MESSAGES.failed} fields={{ ...places, ...alertFields(item) }}>
        <SubmitButton sending="Guardando…" aria-keyshortcuts="a">
          Dejarlo así
          <Key name="a" />
          <span className="sr-only">: {row.nombre}</span>
        </SubmitButton>
      </ActionForm>
    </DecisionHead>
  );
}

export const AlertMeaning = () => (
  <p className="text-sm">
    Está publicado y nadie lo ha ocultado: la IA sólo avisa. Si no debe estar, corrígelo con «Editar» o recházalo en la
    tabla.
  </p>
);
