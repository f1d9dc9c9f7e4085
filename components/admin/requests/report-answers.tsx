import type { ReactNode } from "react";
import { TextField } from "@/components/ui/form/field";
import { Link } from "@/components/ui/link";
import { formatCount, formatNumber } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import { PLANS } from "@/lib/plans/plans";
import type { Report, ReportedBusiness } from "@/lib/reports/mapper";
import {
  type CorrectableReason,
  isCorrectable,
  MAX_CLOSING_CHARACTERS,
  MAX_SUGGESTION_CHARACTERS,
  REPORT_REASONS,
} from "@/lib/reports/model";
import { routes } from "@/lib/routes";
import { formatRecentMoment } from "@/lib/time/recent-moment";
import { SettleForm } from "./settle-form";

type ReportAnswersProps = {
  business: ReportedBusiness;
  settle: FormAction;
  places?: Readonly<Record<string, string>>;
  children?: ReactNode;
};

const CLOSED_REASON = "Nos avisaron que ya cerró.";

const says = (reports: readonly Report[], ...reasons: readonly Report["reason"][]): boolean =>
  reports.some(({ reason }) => reasons.includes(reason));

export const allReports = ({ id, reports }: Pick<ReportedBusiness, "id" | "reports">) => ({
  negocio: id,
  reportes: reports.map((report) => report.id).join(" "),
});

export function ReportAnswers({ business, settle, places = {}, children }: ReportAnswersProps) {
  const { id, reports, openCount } = business;
  const byReason = [...Map.groupBy(reports, ({ reason }) => reason)];
  return (
    <>
      <Facts business={business} />
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} businessId={id} />
        ))}
      </ul>
      {openCount > reports.length && (
        <p className="mt-2 text-ink-soft text-sm">
          Se muestran {formatNumber(reports.length)} de {formatNumber(openCount)}. Lo que decidas vale para estos.
        </p>
      )}
      <div className="mt-4 grid gap-4">
        {byReason.map(
          ([reason, those]) =>
            isCorrectable(reason) && (
              <SettleForm
                key={reason}
                settle={settle}
                fields={{ ...places, ...allReports({ id, reports: those }), decision: "corregir", dato: reason }}
                button="Corregir"
              >
                <TextField
                  name="valor"
                  label={LABELS[reason]}
                  hint={hintOf(business, reason)}
                  // Applied in one tap, or another one typed in its place.
                  defaultValue={those.findLast(({ suggestion }) => suggestion !== null)?.suggestion ?? ""}
                  maxCharacters={MAX_SUGGESTION_CHARACTERS}
                  required
                />
              </SettleForm>
            ),
        )}
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          {children}
          {says(reports, "duplicado") && (
            <Link href={routes.adminMerge(id)} className="text-link inline-flex min-h-11 items-center">
              Unir con otra…
            </Link>
          )}
          {says(reports, "cerrado", "otro") && <ClosingForm business={business} settle={settle} places={places} />}
        </div>
      </div>
    </>
  );
}

/** One wrong report must not take a shop off the street. */
function Facts({ business }: { business: ReportedBusiness }) {
  const { plan, hasOwner, contacts, phoneConfirmations, hoursConfirmations, reports } = business;
  const closed = reports.filter(({ reason }) => reason === "cerrado").length;
  const facts = [
    closed > 0 && `${formatCount(closed, "persona dice", "personas dicen")} que ya cerró`,
    hasOwner ? "Tiene dueño" : "Sin dueño",
    plan !== "free" && `Plan ${PLANS[plan].name}`,
    contacts > 0
      ? `${formatCount(contacts, "llamada o WhatsApp", "llamadas o WhatsApp")} en 4 semanas`
      : "Sin llamadas en 4 semanas",
    phoneConfirmations > 0 && `Teléfono confirmado ${formatCount(phoneConfirmations, "vez", "veces")} en 90 días`,
    hoursConfirmations > 0 && `Horario confirmado ${formatCount(hoursConfirmations, "vez", "veces")} en 90 días`,
  ].filter((fact) => fact !== false);
  return <p className="mt-1 text-ink-soft text-sm">{facts.join(" · ")}</p>;
}

function ClosingForm({ business, settle, places }: ReportAnswersProps) {
  const { name, hasOwner, plan } = business;
  return (
    <SettleForm
      settle={settle}
      fields={{ ...places, ...allReports(business), decision: "cerrar" }}
      label="Marcar cerrado"
      button={`Quitar «${name}»`}
      isDestructive
    >
      <p className="max-w-narrow text-sm">
        {`«${name}» deja de verse al momento. `}
        {hasOwner && "Su dueño recibe un correo con el motivo. "}
        {plan !== "free" && "Tiene meses pagados: no se devuelven. "}
        Durante 30 días se puede restaurar en Negocios, con el filtro «Eliminado».
      </p>
      <div className="max-w-narrow">
        <TextField
          name="motivo"
          label="Motivo, para su dueño"
          defaultValue={CLOSED_REASON}
          maxCharacters={MAX_CLOSING_CHARACTERS}
        />
      </div>
    </SettleForm>
  );
}

const LABELS: Readonly<Record<CorrectableReason, string>> = {
  telefono: "Teléfono correcto",
  direccion: "Dirección correcta",
  horario: "Horario correcto",
};

/** Names the present value, and what a new one takes with it. */
function hintOf(business: ReportedBusiness, reason: CorrectableReason): string {
  const now = `Ahora dice: ${business[reason] ?? (reason === "horario" && business.hasWeek ? "el horario por día" : "nada")}.`;
  if (reason === "horario" && business.hasWeek) return `${now} El horario por día se quita: diría otra cosa.`;
  return reason === "direccion" ? `${now} El punto del mapa no se mueve.` : now;
}

const labelOf = (reason: Report["reason"]): string => REPORT_REASONS.find(({ id }) => id === reason)?.label ?? reason;

function ReportRow({ report, businessId }: { report: Report; businessId: string }) {
  const { reason, suggestion, detail, awaitsAnswer, sentAt } = report;
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{labelOf(reason)}</span>
        <span className="text-ink-soft text-sm">
          {formatRecentMoment(sentAt, new Date())}
          {awaitsAnswer && " · espera respuesta por correo"}
        </span>
      </p>
      {suggestion && (
        <p className="wrap-anywhere">
          {reason === "duplicado" ? (
            <>
              La otra página:{" "}
              <Link href={routes.business(suggestion)} className="text-link">
                {suggestion}
              </Link>
              {" · "}
              <Link href={routes.adminMerge(businessId, { otra: suggestion })} className="text-link">
                Comparar y unir
              </Link>
            </>
          ) : (
            `Debería decir: ${suggestion}`
          )}
        </p>
      )}
      {detail && <p className="whitespace-pre-line text-ink-soft wrap-anywhere">{detail}</p>}
    </li>
  );
}
