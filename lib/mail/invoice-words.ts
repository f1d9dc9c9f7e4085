import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { formatAmount } from "./format";
import type { InvoicedPayment, Mail, MailWords } from "./model";

type Of<Kind extends Mail["kind"]> = Extract<Mail, { kind: Kind }>;

const factsOf = ({ id, plan, amountMxn }: InvoicedPayment): NonNullable<MailWords["facts"]> => [
  ["Plan", `${PLANS[plan].name}, un mes`],
  ["Importe", formatAmount(amountMxn)],
  ["Número de pago", id],
];

export function invoiceSent({ payment }: Of<"invoiceSent">): MailWords {
  return {
    subject: `Tu factura: plan ${PLANS[payment.plan].name}, ${formatAmount(payment.amountMxn)}`,
    title: "Tu factura ya salió",
    paragraphs: [
      "La factura (CFDI) de tu pago ya se hizo y se envió a este correo, en un mensaje aparte con el PDF y el XML. Si mañana no la ves, busca en correo no deseado o escríbenos a soporte.",
    ],
    facts: factsOf(payment),
    button: { label: "Ver mis pagos", path: routes.ownPayments() },
  };
}

export function invoiceRefused({ payment, reason }: Of<"invoiceRefused">): MailWords {
  return {
    subject: "No pudimos hacer tu factura",
    title: "No pudimos hacer tu factura",
    paragraphs: [
      `Motivo: ${reason}`,
      "Si un dato estaba mal, corrígelo y pídela otra vez: los demás ya están puestos.",
    ],
    facts: factsOf(payment),
    button: { label: "Corregir mis datos", path: routes.requestInvoice(payment.id) },
  };
}
