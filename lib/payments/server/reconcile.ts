import "server-only";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { callDatabase } from "@/lib/supabase/call-database";
import { lookUpPayments } from "./apply";
import { searchPaymentIds } from "./mercado-pago";
import { getOrder, listOrderPayments } from "./queries";

async function reconcileOrder(reference: string): Promise<boolean> {
  const ids = await searchPaymentIds(reference);
  if (!ids.ok) return ids.code === "not-found";
  return (await lookUpPayments(ids.value)).ok;
}

/** Looks up payments of up to `limit` due orders, so that a lost notification costs minutes and no month; stops at the first one without
 * an answer. @returns how many were looked up. @throws {BackendError} */
export async function reconcileOrders(limit: number): Promise<number> {
  if (!env().payments) return 0;
  const data = await callDatabase("take_orders_to_review", { batch: limit });
  let reviewed = 0;
  for (const { id, referencia } of data) {
    if (!(await reconcileOrder(referencia))) {
      log.warn({ order: id, reviewed }, "the reconciliation of payments was broken off");
      break;
    }
    reviewed += 1;
  }
  return reviewed;
}

/** "unknown": no such order; "unavailable": the provider does not answer, or none is configured. */
type Asked = "changed" | "same" | "unavailable" | "unknown";

/** Asks the provider anew about an order, for an administrator: by its reference, and for known payments, which the search finds no more
 * once old. @throws {BackendError} also for a reviewer who is no administrator (42501). */
export async function askAgain(reviewer: string, orderId: string): Promise<Asked> {
  const isKnown = await callDatabase("begin_order_lookup", { reviewer, order_id: orderId });
  const order = isKnown ? await getOrder(orderId) : null;
  if (!order) return "unknown";
  if (!env().payments) return "unavailable";
  const found = await searchPaymentIds(order.reference);
  if (!found.ok && found.code === "unavailable") return "unavailable";
  const before = await listOrderPayments(orderId);
  const known = before.map(({ id }) => id);
  const looked = await lookUpPayments([...new Set([...(found.ok ? found.value : []), ...known])]);
  if (!looked.ok) return "unavailable";
  return JSON.stringify(await listOrderPayments(orderId)) === JSON.stringify(before) ? "same" : "changed";
}
