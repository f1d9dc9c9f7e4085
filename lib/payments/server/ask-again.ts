import "server-only";
import { env } from "@/lib/env";
import { callDatabase } from "@/lib/supabase/call-database";
import { lookUpPayments } from "./apply";
import { searchPaymentIds } from "./mercado-pago";
import { getOrder, listOrderPayments } from "./queries";

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
