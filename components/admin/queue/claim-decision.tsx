import type { ReactNode } from "react";
import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";
import type { QueueItemOf } from "@/lib/review/queue-model";
import { routes } from "@/lib/routes";
import { Key } from "../shortcuts";
import { DecisionHead } from "./decision-head";

type ClaimDecisionProps = {
  item: QueueItemOf<"reclamo">;
  title: ReactNode;
  places: Readonly<Record<string, string>>;
  decide: FormAction;
};

export function ClaimDecision({ item: { id, row }, title, places, decide }: ClaimDecisionProps) {
  const fields = { ...places, reclamo: id };
  return (
    <DecisionHead title={title}>
      <ActionForm action={decide} lost={ACTION_MESSAGES.failed} fields={{ ...fields, decision: "rechazar" }}>
        <SubmitButton look={{ variant: "outline", className: "text-error" }} sending="Guardando…">
          Rechazar
          <span className="sr-only">: {row.nombre}</span>
        </SubmitButton>
      </ActionForm>
      <ActionForm action={decide} lost={ACTION_MESSAGES.failed} fields={{ ...fields, decision: "conceder" }}>
        <SubmitButton sending="Guardando…" aria-keyshortcuts="a">
          Conceder
          <Key name="a" />
          <span className="sr-only">: {row.nombre}</span>
        </SubmitButton>
      </ActionForm>
    </DecisionHead>
  );
}

export function Claim({ item: { data, id, row } }: { item: QueueItemOf<"reclamo"> }) {
  return (
    <section aria-label="Solicitud" className="grid gap-3">
      <p className="wrap-anywhere">
        <strong>{data.claimant}</strong> dice que es su negocio.
      </p>
      {data.note && <p className="whitespace-pre-line wrap-anywhere">{data.note}</p>}
      {data.hasPapers && (
        <a href={routes.claimPapers(id)} target="_blank" rel="noopener" className="inline-block">
          <img
            src={routes.claimPapers(id)}
            alt={`Comprobante de ${row.nombre} (abre otra pestaña)`}
            loading="lazy"
            className="max-h-64 max-w-full rounded-field border border-line"
          />
        </a>
      )}
    </section>
  );
}
