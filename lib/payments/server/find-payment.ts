import "server-only";
import { createNetworkLimit } from "@/lib/http/server/rate-limit";
import { failure, type Result, success } from "@/lib/result";
import { toPesos } from "@/lib/text/money";
import type { LedgerPayment, Order } from "../mapper";
import { orderIdIn } from "../reference";
import { type Outcome, outcomeOfOrder } from "../verification";
import { lookUpPayment, lookUpPayments } from "./apply";
import { getMerchantOrder, type ProviderError, searchPaymentIds } from "./mercado-pago";
import { getOrder, listOrderPayments } from "./queries";

export type FoundPayment = { order: Order; payment: LedgerPayment | null; outcome: Outcome };

type Found = Promise<Result<FoundPayment, ProviderError>>;

/** Rights to see an order: a session, or the order's id, which nobody can guess. */
export type Credentials = { viewerId: string | null; orderId: string | null };

/** Null also for what the asking person may not see. @throws {BackendError} */
export async function visibleOrder(id: string | null, { viewerId, orderId }: Credentials): Promise<Order | null> {
  const order = id === null ? null : await getOrder(id);
  const isVisible = order?.id === orderId || (viewerId !== null && order?.buyerId === viewerId);
  return isVisible ? order : null;
}

/** Limits questions, each of which may cost one to the provider; a return page asks up to 17 times. Pages and /api/mp count together. */
export const canLookUp = createNetworkLimit({
  name: "payment-lookups",
  failsClosed: true,
  requests: 240,
  perSeconds: 60,
});

/** All that is told of a payment: what came of it, and what it was for. The amount is in pesos. */
export const summaryOf = ({ order, outcome }: FoundPayment) => ({
  status: outcome,
  plan: order.plan,
  amount: toPesos(order.amountCentavos),
});

export async function findPayment(paymentId: string, credentials: Credentials): Found {
  const looked = await lookUpPayment(paymentId);
  if (!looked.ok) return looked;
  const order = await visibleOrder(orderIdIn(looked.value.facts.reference), credentials);
  const payments = order ? await listOrderPayments(order.id) : [];
  // The ledger keeps each payment with its first order, so that one payment can never speak for two.
  const payment = payments.find(({ id }) => id === looked.value.facts.id);
  return order && payment ? success({ order, payment, outcome: payment.outcome }) : failure("not-found");
}

export async function findMerchantOrder(merchantOrderId: string, credentials: Credentials): Found {
  const asked = await getMerchantOrder(merchantOrderId);
  if (!asked.ok) return asked;
  const looked = await lookUpPayments(asked.value.paymentIds);
  if (!looked.ok) return looked;
  const references = looked.value.map(({ facts }) => facts.reference);
  const order = await visibleOrder(orderIdIn(references[0] ?? asked.value.reference), credentials);
  if (!order) return failure("not-found");
  return success(await summarize(order, asked.value.status));
}

export async function findOrderPayments(credentials: Credentials & { orderId: string }): Found {
  const order = await visibleOrder(credentials.orderId, credentials);
  if (!order) return failure("not-found");
  const ids = await searchPaymentIds(order.reference, "buyer");
  if (!ids.ok) return ids;
  const looked = await lookUpPayments(ids.value);
  if (!looked.ok) return looked;
  return success(await summarize(order, null));
}

async function summarize(order: Order, providersWord: string | null): Promise<FoundPayment> {
  const payments = await listOrderPayments(order.id);
  const approved = payments.find(({ outcome }) => outcome === "approved");
  const outcome = outcomeOfOrder(
    providersWord,
    payments.map((payment) => payment.outcome),
  );
  return { order, payment: approved ?? payments[0] ?? null, outcome };
}
