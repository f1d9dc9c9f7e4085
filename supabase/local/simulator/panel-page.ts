import { escapeMarkup } from "@/lib/text/escape-markup";
import { htmlPage, toPesosText } from "./html";
import { type PaymentEvent, type PaymentState, stateAfter } from "./payment-state";

const EVENT_NAMES: Readonly<Record<PaymentEvent, string>> = {
  pay: "Pagar el vale",
  cancel: "Vencer el vale",
  refund: "Devolver todo",
  chargeback: "Contracargo",
  dispute: "Abrir disputa",
  "dispute-won": "Disputa ganada",
  "dispute-lost": "Disputa perdida",
};

const eventNames = Object.entries(EVENT_NAMES) as [PaymentEvent, string][];

const form = (id: number, event: string, text: string, amount?: number): string => `
<form method="post"><input type="hidden" name="payment" value="${id}">${
  amount === undefined ? "" : `<input type="hidden" name="amount" value="${amount}">`
}<button name="do" value="${event}">${text}</button></form>`;

function paymentCard(payment: PaymentState): string {
  const {
    id,
    status,
    status_detail: detail,
    transaction_amount: amount,
    transaction_amount_refunded: refunded,
  } = payment;
  const possible = eventNames.filter(([event]) => stateAfter(event, payment, new Date()) !== null);
  return `<section class="card">
<h2>${id}: ${escapeMarkup(status)}</h2>
<p>${escapeMarkup(payment.description)}, ${toPesosText(amount)}${refunded > 0 ? `, devuelto ${toPesosText(refunded)}` : ""}. ${escapeMarkup(detail)}</p>
<div class="events">
${possible.map(([event, name]) => form(id, event, name)).join("")}
${status === "approved" ? form(id, "refund", "Devolver $1", 1) : ""}
${form(id, "notify", "Avisar otra vez")}
</div></section>`;
}

export const panelPage = (
  payments: readonly PaymentState[],
  behaviour: { responses: string; notifications: string },
): Response =>
  htmlPage(
    "Pagos recibidos",
    `<p>El proveedor simulado responde: ${behaviour.responses}; sus avisos: ${behaviour.notifications}.</p>
${payments.length === 0 ? "<p>Todavía no hay pagos.</p>" : payments.map(paymentCard).join("")}`,
  );
