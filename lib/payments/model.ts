import type { Plan } from "@/lib/plans/plans";
import type { Outcome } from "./verification";

export type CheckoutError =
  | "not-configured"
  | "bad-plan"
  | "bad-email"
  | "not-yours"
  | "too-many"
  /** Refusal of people without an account: signing in is the way past it. */
  | "too-many-here"
  | "unavailable";

export type Buyer = { id: string; email: string };

/** All that is told of a payment: what came of it, and what it was for. The amount is in pesos. */
export type PaymentSummary = { status: Outcome; plan: Plan; amount: number };
