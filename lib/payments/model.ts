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

/** All that is told of a payment: what came of it, and what it was for. The amount is in pesos. */
export type PaymentSummary = { status: Outcome; plan: Plan; amount: number };
