import "server-only";
import { z } from "zod";
import { readEach } from "@/lib/rows/read-each";
import { adminClient } from "@/lib/supabase/admin";
import { callDatabase } from "@/lib/supabase/call-database";
import { BackendError } from "@/lib/supabase/public";
import type { LedgerPayment, Order, UnfinishedOrder, Voucher } from "../mapper";
import { ORDER_COLUMNS, PAYMENT_COLUMNS, toLedgerPayment, toOrder, toUnfinishedOrder, toVoucher } from "../mapper";

/** An order by its id; null for an unknown one, or for what is no id. @throws {BackendError} */
export async function getOrder(id: string): Promise<Order | null> {
  if (!z.guid().safeParse(id).success) return null;
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

/** What can still be paid in cash of an order; null when there is nothing. @throws {BackendError} */
export async function getOpenVoucher(orderId: string): Promise<Voucher | null> {
  const [row] = await callDatabase("open_voucher", { order_id: orderId });
  return row ? toVoucher(row) : null;
}

/** The page that visitors see of the business of an order; null while they see none. @throws {BackendError} */
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
