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

const card = {
  payment_type_id: "credit_card",
  payment_method_id: "visa",
  date_approved: null,
  date_of_expiration: null,
};
const cash = { payment_type_id: "ticket", payment_method_id: "oxxo", date_approved: null };

const accredited = (now: Date) => ({
  status: "approved",
  status_detail: "accredited",
  date_approved: toProviderTime(now),
});

const FIRST_STATES: Readonly<Record<Choice, (now: Date) => Paid>> = {
  approve: (now) => ({ ...card, ...accredited(now) }),
  pending: (now) => ({
    ...cash,
    status: "pending",
    status_detail: "pending_waiting_payment",
    date_of_expiration: voucherEnd(now),
  }),
  reject: () => ({ ...card, status: "rejected", status_detail: "cc_rejected_insufficient_amount" }),
};

export const firstState = (choice: Choice, now: Date): Paid => FIRST_STATES[choice](now);

const roundPesos = (pesos: number): number => Math.round(pesos * 100) / 100;

type Changes = Partial<PaymentState>;

/** Changes by an event, and by the status that a payment has before it. A refund depends on its amount. */
const CHANGES: Readonly<Record<Exclude<PaymentEvent, "refund">, Readonly<Record<string, (now: Date) => Changes>>>> = {
  pay: { pending: accredited },
  cancel: { pending: () => ({ status: "cancelled", status_detail: "expired" }) },
  chargeback: { approved: () => ({ status: "charged_back", status_detail: "in_process" }) },
  dispute: { approved: () => ({ status: "in_mediation", status_detail: "in_process" }) },
  "dispute-won": {
    in_mediation: () => ({ status: "approved", status_detail: "accredited" }),
    charged_back: () => ({ status_detail: "reimbursed" }),
  },
  "dispute-lost": {
    in_mediation: () => ({ status: "charged_back", status_detail: "settled" }),
    charged_back: () => ({ status: "charged_back", status_detail: "settled" }),
  },
};

/** State of a payment after an event; null when it cannot happen. @param amount of a refund; absent: all. */
export const stateAfter = (event: PaymentEvent, state: PaymentState, now: Date, amount?: number): Changes | null =>
  event === "refund" ? refunded(state, amount) : (CHANGES[event][state.status]?.(now) ?? null);

function refunded(state: PaymentState, amount: number | undefined): Changes | null {
  const left = roundPesos(state.transaction_amount - state.transaction_amount_refunded);
  const returned = amount ?? left;
  if (state.status !== "approved" || !(returned > 0) || returned > left) return null;
  const total = roundPesos(state.transaction_amount_refunded + returned);
  if (total < state.transaction_amount) {
    return { status_detail: "partially_refunded", transaction_amount_refunded: total };
  }
  return { status: "refunded", status_detail: "refunded", transaction_amount_refunded: total };
}
