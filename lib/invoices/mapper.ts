import { z } from "zod";
import { planOrFree } from "@/lib/plans/plans";
import type { Database } from "@/lib/supabase/database.types";
import { INVOICE_STATES, type InvoiceState } from "./model";

type Functions = Database["public"]["Functions"];

const stateSchema = z.enum(Object.keys(INVOICE_STATES) as [InvoiceState, ...InvoiceState[]]);

export const toFiscalData = (row: Functions["last_fiscal_data"]["Returns"][number]) => ({
  rfc: row.rfc,
  name: row.razon_social,
  regime: row.regimen,
  postalCode: row.codigo_postal,
  usage: row.uso,
});
export type FiscalData = ReturnType<typeof toFiscalData>;

// The generated types of functions know no null.
export const toOwnPayment = (row: Functions["list_own_payments"]["Returns"][number]) => ({
  id: row.pago_id,
  plan: planOrFree(row.plan),
  amountCentavos: row.monto_centavos,
  paidAt: new Date(row.aprobado_at),
  business: row.negocio || null,
  /** False: it was given back, or is in dispute. */
  isPaid: row.paga,
  invoice: row.factura ? { state: stateSchema.parse(row.factura), reason: row.factura_motivo || null } : null,
  /** The last moment in which an invoice can be asked for. */
  deadline: new Date(row.plazo),
});
export type OwnPayment = ReturnType<typeof toOwnPayment>;

/** True if the invoice of a payment can be asked for: once, in its month; one that was refused, anew. */
export function canRequestInvoice({ isPaid, invoice, deadline }: OwnPayment, now: Date): boolean {
  if (!isPaid) return false;
  return invoice === null ? now < deadline : invoice.state === "rechazada";
}

export const toRequestedInvoice = (row: Functions["list_admin_invoices"]["Returns"][number]) => ({
  ...toFiscalData(row),
  id: row.id,
  state: stateSchema.parse(row.estado),
  reason: row.motivo || null,
  requestedAt: row.created_at,
  paymentId: row.pago_id,
  orderId: row.orden_id,
  plan: planOrFree(row.plan),
  amountCentavos: row.monto_centavos,
  method: row.metodo || null,
  paidAt: new Date(row.aprobado_at),
  payment: { status: row.pago_estado, detail: null, problem: row.problema || null },
  /** Null when the account is gone. */
  email: row.correo || null,
});
export type RequestedInvoice = ReturnType<typeof toRequestedInvoice>;
