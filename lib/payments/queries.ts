import "server-only";
import { z } from "zod";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import { ORDER_COLUMNS, PAYMENT_COLUMNS, toLedgerPayment, toOrder } from "./mapper";
import type { LedgerPayment, Order } from "./model";

/** @throws {BackendError} */
export async function getOrder(id: string): Promise<Order | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const { data, error } = await adminClient().from("ordenes").select(ORDER_COLUMNS).eq("id", id).maybeSingle();
  if (error) throw new BackendError("getOrder", error);
  return data ? toOrder(data) : null;
}

/** The payments of an order that the ledger knows, newest first. @throws {BackendError} */
export async function listOrderPayments(orderId: string): Promise<LedgerPayment[]> {
  const { data, error } = await adminClient()
    .from("pagos")
    .select(PAYMENT_COLUMNS)
    .eq("orden_id", orderId)
    .order("proveedor_at", { ascending: false });
  if (error) throw new BackendError("listOrderPayments", error);
  return data.map(toLedgerPayment);
}
