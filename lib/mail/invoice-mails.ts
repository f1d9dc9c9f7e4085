import type { Columns } from "@/lib/database-rows/columns";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { formatAmount } from "./format";
import { mailKind, PAID, text } from "./mail-kind";

const factsOf = ({ id, plan, amountMxn }: Columns<typeof PAID>): [string, string][] => [
  ["Plan", `${PLANS[plan].name}, un mes`],
  ["Importe", formatAmount(amountMxn)],
  ["Número de pago", id],
];

export const INVOICE_MAILS = {
  factura_enviada: mailKind(PAID, (payment) => ({
    subject: `Tu factura: plan ${PLANS[payment.plan].name}, ${formatAmount(payment.amountMxn)}`,
    title: "Tu factura ya salió",
    paragraphs: [
      "La factura (CFDI) de tu pago ya se hizo y se envió a este correo, en un mensaje aparte con el PDF y el XML. Si mañana no la ves, busca en correo no deseado o escríbenos a soporte.",
    ],
    facts: factsOf(payment),
    button: { label: "Ver mis pagos", path: routes.ownPayments() },
  })),
  factura_rechazada: mailKind({ ...PAID, reason: ["motivo", text] }, ({ reason, ...payment }) => ({
    subject: "No pudimos hacer tu factura",
    title: "No pudimos hacer tu factura",
    paragraphs: [
      `Motivo: ${reason}`,
      "Si un dato estaba mal, corrígelo y pídela otra vez: los demás ya están puestos.",
    ],
    facts: factsOf(payment),
    button: { label: "Corregir mis datos", path: routes.requestInvoice(payment.id) },
  })),
};
