import { parsePlan, planOrFree } from "@/lib/plans/plans";
import type { Database } from "@/lib/supabase/database.types";
import type { LedgerPayment, Order, UnfinishedOrder, Voucher } from "./model";
import { rejectionReason } from "./rejection-reasons";
import { outcomeOfStatus } from "./verification";

export const ORDER_COLUMNS =
  "id, user_id, email, negocio_id, plan, monto_centavos, estado, referencia, preferencia_id, checkout_url, expira_at";

const ORDER_STATES = ["creada", "pendiente", "pagada", "rechazada", "devuelta"] as const;

type Tables = Database["public"]["Tables"];

type OrderRow = Pick<
  Tables["ordenes"]["Row"],
  | "id"
  | "user_id"
  | "email"
  | "negocio_id"
  | "plan"
  | "monto_centavos"
  | "estado"
  | "referencia"
  | "preferencia_id"
  | "checkout_url"
  | "expira_at"
>;

export const toOrder = (row: OrderRow): Order => ({
  id: row.id,
  buyerId: row.user_id,
  email: row.email,
  businessId: row.negocio_id,
  plan: planOrFree(row.plan),
  amountCentavos: row.monto_centavos,
  state: ORDER_STATES.find((state) => state === row.estado) ?? "creada",
  reference: row.referencia,
  preferenceId: row.preferencia_id,
  checkoutUrl: row.checkout_url,
  expiresAt: row.expira_at,
});

type Functions = Database["public"]["Functions"];
type UnfinishedRow = Functions["list_unfinished_orders"]["Returns"][number];
type VoucherRow = Pick<
  Functions["open_voucher"]["Returns"][number],
  "comprobante_url" | "monto_centavos" | "vence_at" | "plan_pagado"
>;

export const toVoucher = (row: VoucherRow): Voucher => ({
  url: row.comprobante_url || null,
  amountCentavos: row.monto_centavos,
  endsAt: row.vence_at || null,
  paidPlan: parsePlan(row.plan_pagado),
});

/** "pending" is the provider's word for a voucher that nobody has paid yet; its order may be paid otherwise. */
function unfinishedState({ estado, pago_estado }: UnfinishedRow): UnfinishedOrder["state"] {
  if (pago_estado === "pending") return "voucher";
  return estado === "pendiente" ? "review" : "rejected";
}

export const toUnfinishedOrder = (row: UnfinishedRow): UnfinishedOrder => ({
  id: row.id,
  plan: planOrFree(row.plan),
  amountCentavos: row.monto_centavos,
  state: unfinishedState(row),
  voucher: unfinishedState(row) === "voucher" ? toVoucher(row) : null,
  reason: rejectionReason(row.pago_detalle),
  business: row.negocio_id ? { id: row.negocio_id, name: row.negocio } : null,
});

export const PAYMENT_COLUMNS = "id, orden_id, estado, detalle, problema";

type PaymentRow = Pick<Tables["pagos"]["Row"], "id" | "orden_id" | "estado" | "detalle" | "problema">;

/** One that the provider approved, but that does not pay for its order, has failed: a person has to look at it. */
export function toLedgerPayment(row: PaymentRow): LedgerPayment {
  const claimed = outcomeOfStatus(row.estado);
  const outcome = row.problema === null ? "approved" : claimed === "approved" ? "failed" : claimed;
  return { id: row.id, orderId: row.orden_id, outcome, status: row.estado, detail: row.detalle };
}
