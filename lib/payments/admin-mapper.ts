import { z } from "zod";
import { columns, orNull } from "@/lib/database-rows/columns";
import { planOrFree } from "@/lib/plans/plans";
import type { Database } from "@/lib/supabase/database.types";
import { ORDER_STATES } from "./mapper";

type Functions = Database["public"]["Functions"];

const stateSchema = z.enum(ORDER_STATES);

// The generated types of functions know no null. Moments are as the database writes them.
export const toAdminOrderRow = (row: Functions["list_admin_orders"]["Returns"][number]) => ({
  id: row.id,
  createdAt: row.created_at,
  plan: planOrFree(row.plan),
  amountCentavos: row.monto_centavos,
  state: stateSchema.parse(row.estado),
  /** Null when the account is gone. */
  email: row.correo || null,
  isUnassigned: row.por_asignar,
  business: row.negocio_id ? { id: row.negocio_id, name: row.negocio, slug: row.slug } : null,
  paymentCount: row.pagos,
  /** The one that tells most; null while there is none. */
  payment: row.pago_id
    ? {
        id: row.pago_id,
        status: row.pago_estado,
        detail: row.pago_detalle || null,
        /** Null: it pays for a month. */
        problem: row.problema || null,
        refundedCentavos: row.devuelto_centavos,
      }
    : null,
});
export type AdminOrderRow = ReturnType<typeof toAdminOrderRow>;

const text = z.string();
const textOrNull = orNull(text);
const moment = z.string();
const momentOrNull = orNull(moment);
const plan = text.transform(planOrFree);

const orderSchema = columns({
  id: ["id", text],
  createdAt: ["created_at", moment],
  plan: ["plan", plan],
  amountCentavos: ["monto_centavos", z.number()],
  state: ["estado", stateSchema],
  email: ["correo", textOrNull],
  buyerId: ["user_id", textOrNull],
  assignedAt: ["asignada_at", momentOrNull],
  business: [
    "negocio",
    orNull(
      columns({
        id: ["id", text],
        name: ["nombre", text],
        slug: ["slug", text],
        isPublic: ["publicado", z.boolean()],
        isDeleted: ["eliminado", z.boolean()],
      }),
    ),
  ],
  payments: [
    "pagos",
    z.array(
      columns({
        id: ["id", text],
        status: ["estado", text],
        detail: ["detalle", textOrNull],
        problem: ["problema", textOrNull],
        refundedCentavos: ["devuelto_centavos", z.number()],
        method: ["metodo", textOrNull],
        amountCentavos: ["monto_centavos", z.number()],
        approvedAt: ["aprobado_at", momentOrNull],
        expiresAt: ["vence_at", momentOrNull],
        // The provider's last word is of this moment.
        reportedAt: ["proveedor_at", moment],
        knownAt: ["created_at", moment],
      }),
    ),
  ],
  events: [
    "eventos",
    z.array(
      columns({
        topic: ["tema", text],
        resource: ["recurso", text],
        outcome: ["resultado", textOrNull],
        at: ["created_at", moment],
      }),
    ),
  ],
  periods: [
    "periodos",
    z.array(columns({ plan: ["plan", plan], startsAt: ["inicia_at", moment], endsAt: ["termina_at", momentOrNull] })),
  ],
  mails: [
    "correos",
    z.array(
      z
        .object({ tipo: text, estado: text, created_at: moment, terminado_at: momentOrNull })
        .transform((row) => ({ kind: row.tipo, state: row.estado, at: row.terminado_at ?? row.created_at })),
    ),
  ],
  invoices: [
    "facturas",
    z.array(
      columns({
        paymentId: ["pago_id", text],
        state: ["estado", text],
        at: ["created_at", moment],
        decidedAt: ["decidida_at", momentOrNull],
      }),
    ),
  ],
});
export type AdminOrder = z.output<typeof orderSchema>;

export const toAdminOrder = (document: unknown): AdminOrder | null =>
  document === null ? null : orderSchema.parse(document);

export const toAdminPaymentEvent = (row: Functions["list_admin_payment_events"]["Returns"][number]) => ({
  key: row.clave,
  topic: row.tema,
  resource: row.recurso,
  /** Null: not dealt with. */
  outcome: row.resultado || null,
  at: row.created_at,
  orderId: row.orden_id || null,
});
export type AdminPaymentEvent = ReturnType<typeof toAdminPaymentEvent>;

export const toCourtesy = (row: Functions["list_courtesies"]["Returns"][number]) => ({
  id: row.id,
  businessId: row.negocio_id,
  business: row.negocio,
  slug: row.slug,
  plan: planOrFree(row.plan),
  startsAt: row.inicia_at,
  endsAt: row.termina_at || null,
  reason: row.motivo,
});
export type Courtesy = ReturnType<typeof toCourtesy>;

export const toPayableBusiness = (row: Functions["list_payable_businesses"]["Returns"][number]) => ({
  id: row.id,
  name: row.nombre,
  slug: row.slug,
  plan: planOrFree(row.plan),
  neighborhood: row.colonia || null,
  isDeleted: row.eliminado,
});
export type PayableBusiness = ReturnType<typeof toPayableBusiness>;
