import type { Plan } from "@/lib/plans/plans";
import type { Outcome } from "./verification";

/** Why a checkout could not be started. */
export type CheckoutError =
  | "not-configured"
  | "bad-plan"
  | "bad-email"
  | "not-yours"
  /** Of one account. */
  | "too-many"
  /** Of people without an account: signing in is the way past it. */
  | "too-many-here"
  | "unavailable";

/** Whoever is signed in, as far as payments need to know. */
export type Buyer = { id: string; email: string };

/** Something that somebody set out to buy: one month of a plan. */
export type Order = {
  id: string;
  /** Null for a buyer without an account; then the address decides once it is confirmed. */
  buyerId: string | null;
  /** Null when the account is gone. */
  email: string | null;
  businessId: string | null;
  plan: Plan;
  amountCentavos: number;
  state: "creada" | "pendiente" | "pagada" | "rechazada" | "devuelta";
  /** What the provider knows the order by. */
  reference: string;
  preferenceId: string | null;
  checkoutUrl: string | null;
  /** ISO 8601. */
  expiresAt: string;
};

/** What is to be paid in cash, while it can be. */
export type Voucher = {
  /** The provider's page with it; null when it named none. */
  url: string | null;
  amountCentavos: number;
  /** ISO 8601; null: the provider did not say. */
  endsAt: string | null;
  /** What its buyer has paid for since, if anything: then it is not to be paid. */
  paidPlan: Plan | null;
};

/** A payment as the ledger keeps it. */
export type LedgerPayment = { id: string; orderId: string; outcome: Outcome; status: string; detail: string | null };

/** All that is told of a payment: what came of it, and what it was for. The amount is in pesos. */
export type PaymentSummary = { status: Outcome; plan: Plan; amount: number };

/** A payment of somebody's that is under way, or that failed and was not tried again. */
export type UnfinishedOrder = {
  id: string;
  plan: Plan;
  amountCentavos: number;
  /** "voucher": to be paid in cash; "review": the provider has not decided yet. */
  state: "voucher" | "review" | "rejected";
  /** Of the state "voucher". */
  voucher: Voucher | null;
  /** Why it failed, in a buyer's words. */
  reason: string | null;
  /** Null for an unassigned month. */
  business: { id: string; name: string } | null;
};
