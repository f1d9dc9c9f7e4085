import type { Plan } from "@/lib/plans/plans";
import type { Order } from "./model";

/** A payment in a list of the administration. Amounts are in centavos. */
type AdminPayment = {
  id: string;
  status: string;
  detail: string | null;
  /** Null: it pays for a month. */
  problem: string | null;
  refundedCentavos: number;
};

/** An order in the list of the administration. Moments are as the database writes them. */
export type AdminOrderRow = {
  id: string;
  createdAt: string;
  plan: Plan;
  amountCentavos: number;
  state: Order["state"];
  /** Null when the account is gone. */
  email: string | null;
  isUnassigned: boolean;
  business: { id: string; name: string; slug: string } | null;
  paymentCount: number;
  /** The one that tells most; null while there is none. */
  payment: AdminPayment | null;
};

/** All that is kept of an order. */
export type AdminOrder = Omit<AdminOrderRow, "business" | "payment" | "paymentCount" | "isUnassigned"> & {
  buyerId: string | null;
  assignedAt: string | null;
  business: { id: string; name: string; slug: string; isPublic: boolean; isDeleted: boolean } | null;
  payments: readonly (AdminPayment & {
    method: string | null;
    amountCentavos: number;
    approvedAt: string | null;
    expiresAt: string | null;
    /** What the provider last said is of this moment. */
    reportedAt: string;
    knownAt: string;
  })[];
  events: readonly { topic: string; resource: string; outcome: string | null; at: string }[];
  periods: readonly { plan: Plan; startsAt: string; endsAt: string | null }[];
  mails: readonly { kind: string; state: string; at: string }[];
  invoices: readonly { paymentId: string; state: string; at: string; decidedAt: string | null }[];
};

/** A notification of the provider. */
export type AdminPaymentEvent = {
  key: string;
  topic: string;
  resource: string;
  /** Null: not dealt with. */
  outcome: string | null;
  at: string;
  orderId: string | null;
};

/** Time on a plan that was given. */
export type Courtesy = {
  id: string;
  businessId: string;
  business: string;
  slug: string;
  plan: Plan;
  startsAt: string;
  /** Null: without end. */
  endsAt: string | null;
  reason: string;
};

/** A business that may be given a plan. */
export type PayableBusiness = {
  id: string;
  name: string;
  slug: string;
  plan: Plan;
  neighborhood: string | null;
  isDeleted: boolean;
};
