import { DAY_MS } from "@/lib/time/add-days";

/** A payment in the provider's own words; what it is asked for is given out as it stands. */
export type PaymentState = {
  id: number;
  status: string;
  status_detail: string;
  payment_type_id: string;
  payment_method_id: string;
  transaction_amount: number;
  transaction_amount_refunded: number;
  currency_id: string;
  collector_id: number;
  live_mode: boolean;
  captured: boolean;
  external_reference: string;
  description: string;
  date_created: string;
  date_approved: string | null;
  date_last_updated: string;
  /** Of a voucher: until when it can be paid, and where it is shown. */
  date_of_expiration: string | null;
  transaction_details: { external_resource_url: string | null };
  metadata: Record<string, unknown>;
  order: { id: string; type: "mercadopago" };
  payer: { email: string | null };
  [further: string]: unknown;
};

export const CHOICES = ["approve", "pending", "reject"] as const;
export type Choice = (typeof CHOICES)[number];

export const EVENTS = ["pay", "cancel", "refund", "chargeback", "dispute", "dispute-won", "dispute-lost"] as const;
export type PaymentEvent = (typeof EVENTS)[number];

const OFFSET_HOURS = -4;

/** The provider's clock, "2026-01-31T12:00:00.000-04:00". */
export function toProviderTime(time: Date): string {
  const shifted = new Date(time.getTime() + OFFSET_HOURS * 60 * 60 * 1000);
  return shifted.toISOString().replace("Z", "-04:00");
}

const VOUCHER_DAYS = 5;

/** The provider gives a voucher whole days. */
const voucherEnd = (now: Date): string =>
  `${toProviderTime(new Date(now.getTime() + VOUCHER_DAYS * DAY_MS)).slice(0, 10)}T22:59:59.000-04:00`;

type Paid = Pick<
  PaymentState,
  "status" | "status_detail" | "payment_type_id" | "payment_method_id" | "date_approved" | "date_of_expiration"
>;

export function firstState(choice: Choice, now: Date): Paid {
  switch (choice) {
    case "approve":
      return { ...card, status: "approved", status_detail: "accredited", date_approved: toProviderTime(now) };
    case "pending":
      return {
        ...cash,
        ...{ status: "pending", status_detail: "pending_waiting_payment" },
        ...{ date_approved: null, date_of_expiration: voucherEnd(now) },
      };
    case "reject":
      return { ...card, status: "rejected", status_detail: "cc_rejected_insufficient_amount", date_approved: null };
  }
}

const card = { payment_type_id: "credit_card", payment_method_id: "visa", date_of_expiration: null };
const cash = { payment_type_id: "ticket", payment_method_id: "oxxo" };

const roundPesos = (pesos: number): number => Math.round(pesos * 100) / 100;

/** State of a payment after an event; null when it cannot happen. @param amount of a refund; absent: all. */
export function stateAfter(
  event: PaymentEvent,
  state: PaymentState,
  now: Date,
  amount?: number,
): Partial<PaymentState> | null {
  switch (event) {
    case "pay":
      return state.status === "pending"
        ? { status: "approved", status_detail: "accredited", date_approved: toProviderTime(now) }
        : null;
    case "cancel":
      return state.status === "pending" ? { status: "cancelled", status_detail: "expired" } : null;
    case "refund":
      return refunded(state, amount);
    case "chargeback":
      return state.status === "approved" ? { status: "charged_back", status_detail: "in_process" } : null;
    case "dispute":
      return state.status === "approved" ? { status: "in_mediation", status_detail: "in_process" } : null;
    case "dispute-won":
      if (state.status === "in_mediation") return { status: "approved", status_detail: "accredited" };
      return state.status === "charged_back" ? { status_detail: "reimbursed" } : null;
    case "dispute-lost":
      return ["in_mediation", "charged_back"].includes(state.status)
        ? { status: "charged_back", status_detail: "settled" }
        : null;
  }
}

function refunded(state: PaymentState, amount: number | undefined): Partial<PaymentState> | null {
  const left = roundPesos(state.transaction_amount - state.transaction_amount_refunded);
  const returned = amount ?? left;
  if (state.status !== "approved" || !(returned > 0) || returned > left) return null;
  const total = roundPesos(state.transaction_amount_refunded + returned);
  if (total < state.transaction_amount) {
    return { status_detail: "partially_refunded", transaction_amount_refunded: total };
  }
  return { status: "refunded", status_detail: "refunded", transaction_amount_refunded: total };
}
