import { TextArea } from "@/components/ui/form/field";
import { Link } from "@/components/ui/link";
import { toLocalDate } from "@/lib/clock";
import { cn } from "@/lib/cn";
import { formatCount, formatLongDate } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import { REMINDED_DAYS, workingDaysLeft } from "@/lib/requests/deadline";
import type { ArcoRequest } from "@/lib/requests/mapper";
import { ANSWER_CHARACTERS, ARCO_DAYS, ARCO_KINDS, ARCO_STATES, SET_APART } from "@/lib/requests/model";
import { routes } from "@/lib/routes";
import { formatRecentMoment } from "@/lib/time/recent-moment";
import { ActionButton } from "../action-button";
import { Sender } from "./request-items";
import { SettleForm } from "./settle-form";

export function ArcoItem({ request, settle }: { request: ArcoRequest; settle: FormAction }) {
  return (
    <li className="rounded-card border border-line bg-card p-4 sm:p-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">
          {request.folio} · {ARCO_STATES[request.state]}
        </span>
        {request.state !== "cerrada" && <Deadline request={request} />}
      </p>
      <p className="mt-1">{ARCO_KINDS.find(({ id }) => id === request.kind)?.label}</p>
      <div className="mt-2">
        <Sender name={request.name} email={request.email} moment={formatRecentMoment(request.sentAt, new Date())} />
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
  );
}

function Deadline({ request: { dueOn, isExtended } }: { request: ArcoRequest }) {
  const today = toLocalDate(new Date());
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

const WRITTEN = [
  {
    decision: "responder",
    label: "Contestar y cerrar",
    hint: "La respuesta final: los datos que pidió, que ya quedó, o por qué no procede.",
    text: "",
  },
  {
    decision: "proceder",
    label: "Procede: hacerlo después",
    hint: `Corren ${ARCO_DAYS.effect} días hábiles para hacerlo efectivo.`,
    text: "Tu solicitud procede.",
  },
  {
    decision: "pedir",
    label: "Pedir lo que falta",
    hint: "El plazo sigue corriendo.",
    text: "Para contestarte necesitamos algo que acredite tu identidad o que representas a la persona titular.",
  },
  {
    decision: "prorrogar",
    label: "Ampliar el plazo",
    hint: `Una sola vez, por ${ARCO_DAYS.answer} días hábiles más, y con el motivo.`,
    text: "",
  },
] as const;

type Decision = (typeof WRITTEN)[number]["decision"];

const isPossible = ({ state, isExtended }: ArcoRequest, decision: Decision): boolean =>
  (decision !== "prorrogar" || !isExtended) && (decision !== "pedir" || state !== "requerida");

function ArcoSteps({ request, settle }: { request: ArcoRequest; settle: FormAction }) {
  const { id, folio, state } = request;
  if (state === "cerrada") return null;
  const step = (decision: "tomar" | "cumplir", label: string) => (
    <ActionButton action={settle} of={folio} fields={{ solicitud: id, decision }}>
      {label}
    </ActionButton>
  );
  if (state === "por_cumplir") return <div className="mt-4">{step("cumplir", "Ya está hecho")}</div>;
  return (
    <div className="mt-4 grid">
      {state !== "en_curso" && <div>{step("tomar", state === "requerida" ? "Ya llegó lo que faltaba" : "Tomar")}</div>}
      {WRITTEN.filter(({ decision }) => isPossible(request, decision)).map(({ decision, label, hint, text }) => (
        <SettleForm
          key={decision}
          label={label}
          settle={settle}
          fields={{ solicitud: id, decision }}
          button="Enviar por correo"
        >
          <TextArea
            name="respuesta"
            label="Lo que le escribimos"
            hint={hint}
            rows={4}
            defaultValue={text}
            maxCharacters={ANSWER_CHARACTERS}
            required
          />
        </SettleForm>
      ))}
    </div>
  );
}
