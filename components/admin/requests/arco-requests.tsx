import { Link } from "@/components/ui/link";
import type { IsoDate } from "@/lib/clock";
import { cn } from "@/lib/cn";
import { formatCount, formatLongDate } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import { REMINDED_DAYS, workingDaysLeft } from "@/lib/requests/deadline";
import type { ArcoRequest } from "@/lib/requests/mapper";
import { ARCO_KINDS, ARCO_STATES, SET_APART } from "@/lib/requests/model";
import { routes } from "@/lib/routes";
import { formatRecentMoment } from "@/lib/time/recent-moment";
import { ArcoSteps } from "./arco-steps";
import { RequestItems } from "./request-items";
import { Sender } from "./sender";

type ArcoRequestsProps = {
  requests: readonly ArcoRequest[];
  isOpen: boolean;
  next: string | null;
  today: IsoDate;
  now: Date;
  settle: FormAction;
};

export function ArcoRequests({ requests, isOpen, next, today, now, settle }: ArcoRequestsProps) {
  const empty = isOpen
    ? "No hay solicitudes por atender. Aquí llegan las de derechos ARCO, con los días hábiles que quedan para contestarlas."
    : "Aún no se ha cerrado ninguna. Cada una se guarda cinco años, como constancia.";
  return (
    <RequestItems empty={empty} next={next}>
      {requests.map((request) => (
        <li key={request.id} className="rounded-card border border-line bg-card p-4 sm:p-5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">
              {request.folio} · {ARCO_STATES[request.state]}
            </span>
            {request.state !== "cerrada" && <Deadline request={request} today={today} />}
          </p>
          <p className="mt-1">{ARCO_KINDS.find(({ id }) => id === request.kind)?.label}</p>
          <div className="mt-2">
            <Sender name={request.name} email={request.email} moment={formatRecentMoment(request.sentAt, now)} />
          </div>
          <p className="text-ink-soft text-sm">
            {request.isOfAccount
              ? "La envió desde su cuenta: el correo está confirmado."
              : "Sin cuenta: pide algo que acredite su identidad antes de darle datos personales."}
          </p>
          {request.isSetApart && <p className="text-ink-soft text-sm">{SET_APART}</p>}
          {request.businessId && (
            <p className="text-sm wrap-anywhere">
              Sobre{" "}
              <Link href={routes.adminBusiness(request.businessId)} className="text-link">
                {request.businessName}
              </Link>
            </p>
          )}
          <p className="mt-2 whitespace-pre-line wrap-anywhere">{request.text}</p>
          {request.answers && (
            <p className="mt-3 whitespace-pre-line border-line border-l-2 pl-3 text-ink-soft wrap-anywhere">
              {request.answers}
            </p>
          )}
          <ArcoSteps request={request} settle={settle} />
        </li>
      ))}
    </RequestItems>
  );
}

function Deadline({ request: { dueOn, isExtended }, today }: { request: ArcoRequest; today: IsoDate }) {
  const left = workingDaysLeft(today, dueOn);
  const words =
    dueOn < today
      ? `Venció el ${formatLongDate(dueOn)}`
      : `${left === 0 ? "Vence hoy" : `Quedan ${formatCount(left, "día hábil", "días hábiles")}`} (${formatLongDate(dueOn)})`;
  return (
    <span className={cn("text-sm", left <= REMINDED_DAYS && "font-semibold text-error")}>
      {words}
      {isExtended && " · plazo ampliado"}
    </span>
  );
}
