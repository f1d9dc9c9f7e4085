export type Outcome = "approved" | "pending" | "failed";

/** True if the provider approved a payment that does not pay for its order. */
export const isUnmatched = (payment: { outcome: Outcome; status: string } | null): boolean =>
  payment?.outcome === "failed" && payment.status === "approved";

const PENDING_STATUSES: ReadonlySet<string> = new Set(["authorized", "in_process", "pending", "in_mediation"]);

export function outcomeOfStatus(status: string): Outcome {
  if (status === "approved") return "approved";
  return PENDING_STATUSES.has(status) ? "pending" : "failed";
}

/** Outcome of an order's payments: any approved one is enough; one still waiting is pending. */
export function outcomeOfOrder(orderStatus: string | null, payments: readonly Outcome[]): Outcome {
  if (payments.includes("approved")) return "approved";
  if (orderStatus === "payment_required") return "pending";
  return payments[0] ?? "pending";
}
