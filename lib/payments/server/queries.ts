import "server-only";
import { z } from "zod";
import { readEach } from "@/lib/database-rows/read-each";
import { adminClient } from "@/lib/supabase/admin";
import { callDatabase } from "@/lib/supabase/call-database";
import { BackendError } from "@/lib/supabase/public";
import type { LedgerPayment, Order, UnfinishedOrder, Voucher } from "../mapper";
import { ORDER_COLUMNS, PAYMENT_COLUMNS, toLedgerPayment, toOrder, toUnfinishedOrder, toVoucher } from "../mapper";

/** Null for an unknown order, or for no id. @throws {BackendError} */
export async function getOrder(id: string): Promise<Order | null> {
  if (!z.guid().safeParse(id).success) return null;
  const { data, error } = await adminClient().from("ordenes").select(ORDER_COLUMNS).eq("id", id).maybeSingle();
  if (error) throw new BackendError("getOrder", error);
  return data ? toOrder(data) : null;
}

/** Payments in the ledger, newest first. @throws {BackendError} */
export async function listOrderPayments(orderId: string): Promise<LedgerPayment[]> {
  const { data, error } = await adminClient()
    .from("pagos")
    .select(PAYMENT_COLUMNS)
    .eq("orden_id", orderId)
    .order("proveedor_at", { ascending: false });
  if (error) throw new BackendError("listOrderPayments", error);
  return data.map(toLedgerPayment);
}

/** Voucher of an order that can still be paid; null for none. @throws {BackendError} */
export async function getOpenVoucher(orderId: string): Promise<Voucher | null> {
  const [row] = await callDatabase("open_voucher", { order_id: orderId });
  return row ? toVoucher(row) : null;
}

/** Slug of an order's business; null while visitors see none. @throws {BackendError} */
export async function getPublishedSlug(businessId: string): Promise<string | null> {
  const shown = { id: businessId, is_approved: true, is_deleted: false };
  const { data, error } = await adminClient().from("negocios").select("slug").match(shown).maybeSingle();
  if (error) throw new BackendError("getPublishedSlug", error);
  return data?.slug ?? null;
}

/** Payments of somebody that are under way or did not come through, the newest first. @throws {BackendError} */
export async function listUnfinishedOrders(userId: string): Promise<UnfinishedOrder[]> {
  const data = await callDatabase("list_unfinished_orders", { person: userId });
  return readEach("listUnfinishedOrders", data, toUnfinishedOrder);
}
