import "server-only";
import { z } from "zod";
import { type Plan, planOrFree } from "@/lib/plans/plans";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import { ORDER_COLUMNS, PAYMENT_COLUMNS, toLedgerPayment, toOrder, toUnfinishedOrder } from "./mapper";
import type { LedgerPayment, Order, OwnBusiness, UnfinishedOrder } from "./model";

const MAX_BUSINESSES = 20;
/** For how long a cash voucher may still be paid. */
const VOUCHER_DAYS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

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
export async function listUnfinishedOrders(person: string): Promise<UnfinishedOrder[]> {
  const { data, error } = await adminClient().rpc("list_unfinished_orders", { person });
  if (error) throw new BackendError("listUnfinishedOrders", error);
  return data.map(toUnfinishedOrder);
}

/** The businesses that somebody may buy a plan for, the newest first. @throws {BackendError} */
export async function listOwnBusinesses(userId: string): Promise<OwnBusiness[]> {
  const links = await adminClient().from("negocio_propietarios").select("negocio_id").eq("user_id", userId);
  if (links.error) throw new BackendError("listOwnBusinesses", links.error);
  const ids = links.data.map((link) => link.negocio_id);
  const { data, error } = await adminClient()
    .from("negocios")
    .select("id, nombre, plan_type")
    .or(`user_id.eq.${userId}${ids.length > 0 ? `,id.in.(${ids.join(",")})` : ""}`)
    .eq("is_deleted", false)
    .order("updated_at", { ascending: false })
    .limit(MAX_BUSINESSES);
  if (error) throw new BackendError("listOwnBusinesses", error);
  return data.map(({ id, nombre, plan_type }) => ({ id, name: nombre, plan: planOrFree(plan_type) }));
}
