import "server-only";
import { log } from "@/lib/log";
import type { Result } from "@/lib/result";
import type { LedgerPayment, Order } from "../mapper";
import type { ReturnQuery } from "../query";
import {
  type Credentials,
  canLookUp,
  type FoundPayment,
  findMerchantOrder,
  findOrderPayments,
  findPayment,
  visibleOrder,
} from "./find-payment";
import type { ProviderError } from "./mercado-pago";

/** State of a payment when its buyer comes back. "none": nobody has paid for the order yet. */
export type Verification =
  | { kind: "approved" | "pending" | "failed"; order: Order; payment: LedgerPayment | null }
  | { kind: "none"; order: Order }
  | { kind: "unknown" }
  | { kind: "unavailable"; order: Order | null };

type Found = Result<FoundPayment, ProviderError>;

function look({ paymentId, merchantOrderId }: ReturnQuery, credentials: Credentials): Promise<Found> {
  if (paymentId) return findPayment(paymentId, credentials);
  if (merchantOrderId) return findMerchantOrder(merchantOrderId, credentials);
  return findOrderPayments({ ...credentials, orderId: credentials.orderId ?? "" });
}

const verified = ({ order, payment, outcome }: FoundPayment): Verification => {
  // Another payment of the order may have come through: what was bought is paid.
  if (order.state === "pagada") return { kind: "approved", order, payment };
  return payment ? { kind: outcome, order, payment } : { kind: "none", order };
};

/** Looks a payment up for its buyer, and updates the ledger. @param headers questions are counted by network. */
export async function verifyReturn(
  query: ReturnQuery,
  viewerId: string | null,
  headers: Headers,
): Promise<Verification> {
  if (!(await canLookUp(headers))) return { kind: "unavailable", order: null };
  const credentials = { viewerId, orderId: query.orderId };
  let found: Found;
  try {
    found = await look(query, credentials);
    // An invented number beside a true order: the order can still be asked for.
    if (!found.ok && found.code === "not-found" && query.orderId && (query.paymentId || query.merchantOrderId)) {
      found = await findOrderPayments({ ...credentials, orderId: query.orderId });
    }
  } catch (error) {
    log.error({ error }, "a payment could not be verified");
    return { kind: "unavailable", order: null };
  }
  if (found.ok) return verified(found.value);
  if (found.code === "not-found") return { kind: "unknown" };
  // The provider does not answer; its notification may have come before.
  const order = await visibleOrder(credentials.orderId, credentials);
  return order?.state === "pagada" ? { kind: "approved", order, payment: null } : { kind: "unavailable", order };
}
