import { z } from "zod";
import { planOrFree } from "@/lib/plans/plans";
import type { Database } from "@/lib/supabase/database.types";
import { type FiscalData, INVOICE_STATES, type InvoiceState, type OwnPayment, type RequestedInvoice } from "./model";

type Functions = Database["public"]["Functions"];

const stateSchema = z.enum(Object.keys(INVOICE_STATES) as [InvoiceState, ...InvoiceState[]]);

type FiscalRow = Functions["last_fiscal_data"]["Returns"][number];

export const toFiscalData = (row: FiscalRow): FiscalData => ({
  rfc: row.rfc,
  name: row.razon_social,
  regime: row.regimen,
  postalCode: row.codigo_postal,
  usage: row.uso,
});

// The generated types of functions know no null.
export const toOwnPayment = (row: Functions["list_own_payments"]["Returns"][number]): OwnPayment => ({
  id: row.pago_id,
  plan: planOrFree(row.plan),
  amountCentavos: row.monto_centavos,
  paidAt: new Date(row.aprobado_at),
  business: row.negocio || null,
  isPaid: row.paga,
  invoice: row.factura ? { state: stateSchema.parse(row.factura), reason: row.factura_motivo || null } : null,
  deadline: new Date(row.plazo),
});

export const toRequestedInvoice = (row: Functions["list_admin_invoices"]["Returns"][number]): RequestedInvoice => ({
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
  email: row.correo || null,
});
