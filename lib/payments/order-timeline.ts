import { formatPesos } from "@/lib/format";
import { PLANS } from "@/lib/plans/plans";
import { toPesos } from "@/lib/text/money";
import { eventName, eventOutcome, mailWords } from "./admin-labels";
import type { AdminOrder } from "./admin-mapper";
import { paymentWords } from "./problem-labels";

export type OrderMoment = { at: string; text: string };

const INVOICE_WORDS: Readonly<Record<string, string>> = {
  enviada: "La factura se marcó como enviada",
  rechazada: "Se respondió que no se puede facturar",
};

export function orderTimeline(order: AdminOrder): OrderMoment[] {
  const plan = PLANS[order.plan].name;
  const moments: (OrderMoment | null)[] = [
    { at: order.createdAt, text: `Se hizo la orden: ${plan}, ${formatPesos(toPesos(order.amountCentavos))} MXN.` },
    order.assignedAt !== null && order.assignedAt !== order.createdAt
      ? { at: order.assignedAt, text: "El mes se puso en un negocio." }
      : null,
    ...order.payments.flatMap((payment) => [
      { at: payment.knownAt, text: `Supimos del pago ${payment.id}.` },
      payment.approvedAt === null
        ? null
        : { at: payment.approvedAt, text: `El proveedor aprobó el pago ${payment.id}.` },
      payment.problem === null
        ? null
        : {
            at: payment.reportedAt,
            text: `Pago ${payment.id}, lo último que dice el proveedor: ${paymentWords(payment).what}`,
          },
    ]),
    ...order.events.map((event) => ({
      at: event.at,
      text: `Notificación de ${eventName(event)}: ${eventOutcome(event.outcome)}.`,
    })),
    ...order.periods.flatMap(({ plan: given, startsAt, endsAt }) => [
      { at: startsAt, text: `Empieza el mes de ${PLANS[given].name}.` },
      endsAt === null ? null : { at: endsAt, text: `Termina el mes de ${PLANS[given].name}.` },
    ]),
    ...order.mails.map((mail) => ({ at: mail.at, text: `Correo: ${mailWords(mail)}.` })),
    ...order.invoices.flatMap(({ paymentId, state, at, decidedAt }) => [
      { at, text: `Se pidió factura del pago ${paymentId}.` },
      decidedAt === null ? null : { at: decidedAt, text: `${INVOICE_WORDS[state] ?? state}.` },
    ]),
  ];
  return moments
    .filter((moment) => moment !== null)
    .map((moment) => ({ moment, time: Date.parse(moment.at) }))
    .sort((a, b) => a.time - b.time)
    .map(({ moment }) => moment);
}
