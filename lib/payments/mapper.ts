import { parsePlan, planOrFree } from "@/lib/plans/plans";
import type { Database } from "@/lib/supabase/database.types";
import { rejectionReason } from "./rejection-reasons";
import { type Outcome, outcomeOfStatus } from "./verification";

export const ORDER_COLUMNS =
  "id, user_id, email, negocio_id, plan, monto_centavos, estado, referencia, preferencia_id, checkout_url, expira_at";

export const ORDER_STATES = ["creada", "pendiente", "pagada", "rechazada", "devuelta"] as const;

type Tables = Database["public"]["Tables"];

type OrderRow = Omit<
  Tables["ordenes"]["Row"],
  "asignada_at" | "created_at" | "moneda" | "red" | "revisada_at" | "solicitud"
>;

/** Something that somebody set out to buy: one month of a plan. */
export const toOrder = (row: OrderRow) => ({
  id: row.id,
  /** Null for a buyer without an account; then the address decides once it is confirmed. */
  buyerId: row.user_id,
  /** Null when the account is gone. */
  email: row.email,
  businessId: row.negocio_id,
  plan: planOrFree(row.plan),
  amountCentavos: row.monto_centavos,
  state: ORDER_STATES.find((state) => state === row.estado) ?? "creada",
  /** The provider knows the order by it. */
  reference: row.referencia,
  preferenceId: row.preferencia_id,
  checkoutUrl: row.checkout_url,
  /** ISO 8601. */
  expiresAt: row.expira_at,
});
export type Order = ReturnType<typeof toOrder>;

type Functions = Database["public"]["Functions"];
type UnfinishedRow = Functions["list_unfinished_orders"]["Returns"][number];
type VoucherRow = Pick<
  Functions["open_voucher"]["Returns"][number],
  "comprobante_url" | "monto_centavos" | "vence_at" | "plan_pagado"
>;

/** A payment in cash, while it can be made. */
export const toVoucher = (row: VoucherRow) => ({
  /** The provider's page with it; null when it named none. */
  url: row.comprobante_url || null,
  amountCentavos: row.monto_centavos,
  /** ISO 8601; null: the provider did not say. */
  endsAt: row.vence_at || null,
  /** Its buyer has paid for this since, if anything: then it is not to be paid. */
  paidPlan: parsePlan(row.plan_pagado),
});
export type Voucher = ReturnType<typeof toVoucher>;

/** "voucher": to be paid in cash ("pending" is the provider's word for it); "review": the provider has not decided yet. */
function unfinishedState({ estado, pago_estado }: UnfinishedRow): "voucher" | "review" | "rejected" {
  if (pago_estado === "pending") return "voucher";
  return estado === "pendiente" ? "review" : "rejected";
}

/** A payment of somebody's that is under way, or that failed and was not tried again. */
export const toUnfinishedOrder = (row: UnfinishedRow) => ({
  id: row.id,
  plan: planOrFree(row.plan),
  amountCentavos: row.monto_centavos,
  state: unfinishedState(row),
  voucher: unfinishedState(row) === "voucher" ? toVoucher(row) : null,
  reason: rejectionReason(row.pago_detalle),
  business: row.negocio_id ? { id: row.negocio_id, name: row.negocio } : null,
});
export type UnfinishedOrder = ReturnType<typeof toUnfinishedOrder>;

export const PAYMENT_COLUMNS = "id, orden_id, estado, detalle, problema";

type PaymentRow = Pick<Tables["pagos"]["Row"], "id" | "orden_id" | "estado" | "detalle" | "problema">;

/** One that the provider approved, but that does not pay for its order, has failed: a person has to look at it. */
export function toLedgerPayment(row: PaymentRow) {
  const claimed = outcomeOfStatus(row.estado);
  const outcome: Outcome = row.problema === null ? "approved" : claimed === "approved" ? "failed" : claimed;
  return { id: row.id, orderId: row.orden_id, outcome, status: row.estado, detail: row.detalle };
}
export type LedgerPayment = ReturnType<typeof toLedgerPayment>;
