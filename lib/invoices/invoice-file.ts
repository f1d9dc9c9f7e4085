import { toLocalDate } from "@/lib/clock";
import { PLANS } from "@/lib/plans/plans";
import { csvLine } from "@/lib/text/csv";
import { toPesos } from "@/lib/text/money";
import { paymentForm, regimeName, usageName } from "./catalogues";
import type { RequestedInvoice } from "./mapper";
import { INVOICE_STATES } from "./model";

const PESO_DIGITS = 2;

const COLUMNS: readonly (readonly [title: string, of: (invoice: RequestedInvoice) => string])[] = [
  ["Solicitada", (invoice) => toLocalDate(new Date(invoice.requestedAt))],
  ["Estado", (invoice) => INVOICE_STATES[invoice.state]],
  ["RFC", (invoice) => invoice.rfc],
  ["Nombre o razón social", (invoice) => invoice.name],
  ["Régimen fiscal", (invoice) => regimeName(invoice.regime)],
  ["Código postal", (invoice) => invoice.postalCode],
  ["Uso de CFDI", (invoice) => usageName(invoice.usage)],
  ["Correo", (invoice) => invoice.email ?? ""],
  ["Concepto", (invoice) => `Plan ${PLANS[invoice.plan].name}, un mes`],
  ["Importe total MXN", (invoice) => toPesos(invoice.amountCentavos).toFixed(PESO_DIGITS)],
  ["Fecha de pago", (invoice) => toLocalDate(invoice.paidAt)],
  ["Forma de pago", (invoice) => paymentForm(invoice.method)],
  ["Pago", (invoice) => invoice.paymentId],
  ["Orden", (invoice) => invoice.orderId],
  [
    "El pago",
    (invoice) => (invoice.payment.problem === null ? "Vale" : "Ya no vale: se devolvió o está en aclaración"),
  ],
];

export const INVOICE_FILE_HEAD = csvLine(COLUMNS.map(([title]) => title));

export const invoiceLine = (invoice: RequestedInvoice): string => csvLine(COLUMNS.map(([, of]) => of(invoice)));
