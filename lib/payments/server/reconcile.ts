import "server-only";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { callDatabase } from "@/lib/supabase/call-database";
import { lookUpPayments } from "./apply";
import { searchPaymentIds } from "./mercado-pago";

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
