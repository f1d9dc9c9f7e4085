import type { ReactElement, ReactNode } from "react";
import { BeforeAndAfter } from "@/components/businesses/before-and-after";
import { buttonVariants } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/form/field";
import { Link } from "@/components/ui/link";
import type { FormAction } from "@/lib/forms/form-state";
import type { ReportedBusiness } from "@/lib/reports/mapper";
import type { QueueItem, QueueItemOf } from "@/lib/review/queue-mapper";
import { routes } from "@/lib/routes";
import { ActionButton } from "../action-button";
import { allReports, ReportAnswers } from "../requests/report-answers";
import { DecisionForm, DecisionHead } from "./decision-form";

export type QueueActions = Readonly<
  Record<"decideNew" | "decideChanges" | "decideClaim" | "settle" | "dismiss" | "merge", FormAction>
>;

const PUBLISH = ["aceptar", "Publicar lo marcado"] as const;

type DecidedProps = {
  item: QueueItem;
  reported: ReportedBusiness | undefined;
  places: Readonly<Record<string, string>>;
  actions: QueueActions;
};

type ItemDecisionProps = DecidedProps & { title: ReactNode; children: ReactNode };

export function ItemDecision(props: ItemDecisionProps): ReactElement | null {
  const { item, reported, places, actions, title, children } = props;
  const { row } = item;
  const flagged = { ...places, negocio: row.id, alertas: item.alerts.map(({ id }) => id).join(",") };
  switch (item.kind) {
    case "registro":
      return (
        <DecisionForm
          title={title}
          action={actions.decideNew}
          fields={{ ...flagged, visto: String(row.updated_at) }}
          label="Decidir"
          reasonLabel="Motivo, para rechazar o pedir cambios"
          answers={{
            half: ["pedir_cambios", "Pedir cambios"],
            no: ["rechazar", "Rechazar"],
            yes: ["aprobar", "Aprobar"],
          }}
        >
          {children}
        </DecisionForm>
      );
    case "cambio":
      return (
        <DecisionForm
          title={title}
          action={actions.decideChanges}
          fields={{ ...flagged, revision: item.id }}
          label="Decidir los cambios"
          reasonLabel="Motivo de lo que no se publica"
          answers={{ half: PUBLISH, no: ["rechazar", "Rechazar todo"], yes: PUBLISH }}
        >
          {children}
          <fieldset>
            <legend className="font-semibold">Cambios: lo que marques se publica</legend>
            <ul className="mt-2 grid gap-3">
              {item.data.changes.map((change) => (
                <li key={change.field} className="rounded-field border border-line px-4 py-2">
                  <CheckboxField
                    name="campo"
                    value={change.field}
                    defaultChecked
                    label={<strong>{change.label}</strong>}
                  />
                  <BeforeAndAfter change={change} />
                </li>
              ))}
            </ul>
          </fieldset>
        </DecisionForm>
      );
    case "reclamo": {
      const claim = { action: actions.decideClaim, of: row.nombre };
      const fields = { ...places, reclamo: item.id };
      return (
        <>
          <DecisionHead title={title}>
            <ActionButton
              {...claim}
              fields={{ ...fields, decision: "rechazar" }}
              look={{ variant: "outline", className: "text-error" }}
            >
              Rechazar
            </ActionButton>
            <ActionButton {...claim} fields={{ ...fields, decision: "conceder" }} look={{}} shortcut="a">
              Conceder
            </ActionButton>
          </DecisionHead>
          {children}
        </>
      );
    }
    case "alerta":
      return (
        <>
          <DecisionHead title={title}>
            <Link href={routes.adminRows({ q: row.nombre })} className={buttonVariants({ variant: "outline" })}>
              En la tabla
            </Link>
            <ActionButton action={actions.dismiss} fields={flagged} of={row.nombre} look={{}} shortcut="a">
              Dejarlo así
            </ActionButton>
          </DecisionHead>
          {children}
        </>
      );
    case "reporte": {
      if (!reported) return null;
      const report = { action: actions.settle, of: reported.name };
      const fields = { ...places, ...allReports(reported) };
      return (
        <>
          <DecisionHead title={title}>
            <ActionButton {...report} fields={{ ...fields, decision: "descartar" }}>
              Descartar
            </ActionButton>
            <ActionButton {...report} fields={{ ...fields, decision: "atender" }} look={{}} shortcut="a">
              Atendido
            </ActionButton>
          </DecisionHead>
          {children}
        </>
      );
    }
  }
}

export function About({ item, reported, places, actions }: DecidedProps): ReactElement | null {
  switch (item.kind) {
    case "registro":
    case "cambio":
      return null;
    case "reclamo":
      return <Claim item={item} />;
    case "alerta":
      return (
        <p className="text-sm">
          Está publicado y nadie lo ha ocultado: la IA sólo avisa. Si no debe estar, corrígelo con «Editar» o recházalo
          en la tabla.
        </p>
      );
    case "reporte":
      if (!reported) return null;
      return (
        <section aria-label="Reportes">
          <ReportAnswers business={reported} settle={actions.settle} places={places} />
        </section>
      );
  }
}

function Claim({ item: { data, id, row } }: { item: QueueItemOf<"reclamo"> }) {
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
