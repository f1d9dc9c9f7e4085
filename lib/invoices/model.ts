import type { Plan } from "@/lib/plans/plans";

/** How an invoice stands that was asked for. */
export const INVOICE_STATES = { pedida: "Por enviar", enviada: "Enviada", rechazada: "No se puede" } as const;

export type InvoiceState = keyof typeof INVOICE_STATES;

/** What the tax office wants to know of whom an invoice is for. */
export type FiscalData = { rfc: string; name: string; regime: string; postalCode: string; usage: string };

/** A payment of somebody's, and its invoice. */
export type OwnPayment = {
  id: string;
  plan: Plan;
  amountCentavos: number;
  paidAt: Date;
  business: string | null;
  /** False: it was given back, or is in dispute. */
  isPaid: boolean;
  invoice: { state: InvoiceState; reason: string | null } | null;
  /** The last moment in which an invoice can be asked for. */
  deadline: Date;
};

/** An invoice that was asked for, as the administration and the accountant see it. */
export type RequestedInvoice = FiscalData & {
  id: string;
  state: InvoiceState;
  reason: string | null;
  requestedAt: string;
  paymentId: string;
  orderId: string;
  plan: Plan;
  amountCentavos: number;
  method: string | null;
  paidAt: Date;
  /** Of the payment, for what has become of it since. */
  payment: { status: string; detail: null; problem: string | null };
  /** Null when the account is gone. */
  email: string | null;
};
