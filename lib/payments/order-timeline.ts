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

const moment = (at: string | null, text: string): OrderMoment[] => (at === null ? [] : [{ at, text }]);

export function orderTimeline(order: AdminOrder): OrderMoment[] {
  const price = formatPesos(toPesos(order.amountCentavos));
  const moments = [
    ...moment(order.createdAt, `Se hizo la orden: ${PLANS[order.plan].name}, ${price} MXN.`),
    ...(order.assignedAt === order.createdAt ? [] : moment(order.assignedAt, "El mes se puso en un negocio.")),
    ...order.payments.flatMap((payment) => [
      ...moment(payment.knownAt, `Supimos del pago ${payment.id}.`),
      ...moment(payment.approvedAt, `El proveedor aprobó el pago ${payment.id}.`),
      ...moment(
        payment.problem && payment.reportedAt,
        `Pago ${payment.id}, lo último que dice el proveedor: ${paymentWords(payment).what}`,
      ),
    ]),
    ...order.events.flatMap((event) =>
      moment(event.at, `Notificación de ${eventName(event)}: ${eventOutcome(event.outcome)}.`),
    ),
    ...order.periods.flatMap(({ plan, startsAt, endsAt }) => [
      ...moment(startsAt, `Empieza el mes de ${PLANS[plan].name}.`),
      ...moment(endsAt, `Termina el mes de ${PLANS[plan].name}.`),
    ]),
    ...order.mails.flatMap((mail) => moment(mail.at, `Correo: ${mailWords(mail)}.`)),
    ...order.invoices.flatMap(({ paymentId, state, at, decidedAt }) => [
      ...moment(at, `Se pidió factura del pago ${paymentId}.`),
      ...moment(decidedAt, `${INVOICE_WORDS[state] ?? state}.`),
    ]),
  ];
  return moments.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
