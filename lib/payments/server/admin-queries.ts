import "server-only";
import { z } from "zod";
import { type Cursor, pageOf } from "@/lib/database-rows/cursor";
import { readEach } from "@/lib/database-rows/read-each";
import { callDatabase } from "@/lib/supabase/call-database";
import {
  type AdminOrder,
  type AdminOrderRow,
  type PayableBusiness,
  toAdminOrder,
  toAdminOrderRow,
  toAdminPaymentEvent,
  toCourtesy,
  toPayableBusiness,
} from "../admin-mapper";
import type { OrderFilters } from "../admin-query";
import { orderIdIn } from "../reference";
import { getMerchantOrder, getPayment } from "./mercado-pago";

const PAGE = 50;

const behind = (cursor: Cursor | null) => ({
  batch: PAGE + 1,
  ...(cursor && { before_at: cursor.at, before_id: cursor.key }),
});

/** A page of orders, newest first. For administrators alone: the database asks. @throws {BackendError} */
export async function listAdminOrders(reviewer: string, filters: OrderFilters, cursor: Cursor | null) {
  const { term, state, view, month } = filters;
  const data = await callDatabase("list_admin_orders", {
    reviewer,
    ...(term && { term }),
    ...(state && { wanted_state: state }),
    ...(view && { wanted_view: view }),
    ...(month && { month: `${month}-01` }),
    ...behind(cursor),
  });
  const rows = readEach("listAdminOrders", data, toAdminOrderRow);
  return pageOf<AdminOrderRow>(rows, PAGE, ({ createdAt, id }) => ({ at: createdAt, key: id }));
}

/** All of an order; null for an unknown one, or for no id. @throws {BackendError} */
export async function getAdminOrder(reviewer: string, id: string): Promise<AdminOrder | null> {
  if (!z.guid().safeParse(id).success) return null;
  return toAdminOrder(await callDatabase("admin_order", { reviewer, order_id: id }));
}

/** Finds our order by the provider's number; null also without an answer. For administrators alone. */
export async function findOrderAtProvider(number: string): Promise<string | null> {
  const payment = await getPayment(number);
  if (payment.ok) return orderIdIn(payment.value.reference);
  const order = await getMerchantOrder(number);
  return order.ok ? orderIdIn(order.value.reference) : null;
}

/** A page of the provider's notifications, newest first. @throws {BackendError} */
export async function listAdminPaymentEvents(reviewer: string, isWaiting: boolean, cursor: Cursor | null) {
  const data = await callDatabase("list_admin_payment_events", {
    reviewer,
    only_waiting: isWaiting,
    batch: PAGE + 1,
    ...(cursor && { before_at: cursor.at, before_key: cursor.key }),
  });
  return pageOf(readEach("listAdminPaymentEvents", data, toAdminPaymentEvent), PAGE, ({ at, key }) => ({ at, key }));
}

/** Given time that still holds, of all businesses or of one. @throws {BackendError} */
export async function listCourtesies(reviewer: string, businessId: string | null, cursor: Cursor | null) {
  const data = await callDatabase("list_courtesies", {
    reviewer,
    ...(businessId && { business: businessId }),
    ...behind(cursor),
  });
  return pageOf(readEach("listCourtesies", data, toCourtesy), PAGE, ({ startsAt, id }) => ({ at: startsAt, key: id }));
}

/** Up to thirty businesses by name, slug or id. @throws {BackendError} */
export async function listPayableBusinesses(reviewer: string, term: string): Promise<PayableBusiness[]> {
  const data = await callDatabase("list_payable_businesses", { reviewer, term });
  return readEach("listPayableBusinesses", data, toPayableBusiness);
}
