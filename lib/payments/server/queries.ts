import "server-only";
import { z } from "zod";
import type { Plan } from "@/lib/plans/plans";
import { readEach } from "@/lib/rows/read-each";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import { ORDER_COLUMNS, PAYMENT_COLUMNS, toLedgerPayment, toOrder, toUnfinishedOrder } from "../mapper";
import type { LedgerPayment, Order, UnfinishedOrder } from "../model";

/** For how long a cash voucher may still be paid. */
const VOUCHER_DAYS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/** An order by its id; null for an unknown one, or for what is no id. @throws {BackendError} */
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

/** Whether somebody has a payment of the plan under way, such as a voucher that is not paid yet. @throws {BackendError} */
export async function hasPendingOrder(userId: string, plan: Plan): Promise<boolean> {
  const { data, error } = await adminClient()
    .from("ordenes")
    .select("id")
    .match({ user_id: userId, plan, estado: "pendiente" })
    .gt("created_at", new Date(Date.now() - VOUCHER_DAYS * DAY_MS).toISOString())
    .limit(1);
  if (error) throw new BackendError("hasPendingOrder", error);
  return data.length > 0;
}

/** Payments of somebody that are under way or did not come through, the newest first. @throws {BackendError} */
export async function listUnfinishedOrders(userId: string): Promise<UnfinishedOrder[]> {
  const { data, error } = await adminClient().rpc("list_unfinished_orders", { person: userId });
  if (error) throw new BackendError("listUnfinishedOrders", error);
  return readEach("listUnfinishedOrders", data, toUnfinishedOrder);
}
