import { planOrFree } from "@/lib/plans/plans";
import type { Database } from "@/lib/supabase/database.types";
import type { LedgerPayment, Order } from "./model";
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

export const PAYMENT_COLUMNS = "id, orden_id, estado, detalle, problema";

type PaymentRow = Pick<Tables["pagos"]["Row"], "id" | "orden_id" | "estado" | "detalle" | "problema">;

/** One that the provider approved, but that does not pay for its order, has failed: a person has to look at it. */
export function toLedgerPayment(row: PaymentRow): LedgerPayment {
  const claimed = outcomeOfStatus(row.estado);
  const outcome = row.problema === null ? "approved" : claimed === "approved" ? "failed" : claimed;
  return { id: row.id, orderId: row.orden_id, outcome, status: row.estado, detail: row.detalle };
}
