import { z } from "zod";
import { planOrFree } from "@/lib/plans/plans";
import type { Database } from "@/lib/supabase/database.types";
import type { AdminOrder, AdminOrderRow, AdminPaymentEvent, Courtesy, PayableBusiness } from "./admin-model";

type Rows<Name extends keyof Database["public"]["Functions"]> = Database["public"]["Functions"][Name] extends {
  Returns: (infer Row)[];
}
  ? Row
  : never;

const stateSchema = z.enum(["creada", "pendiente", "pagada", "rechazada", "devuelta"]);
const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null);

// The generated types of functions know no null.
export const toAdminOrderRow = (row: Rows<"list_admin_orders">): AdminOrderRow => ({
  id: row.id,
  createdAt: row.created_at,
  plan: planOrFree(row.plan),
  amountCentavos: row.monto_centavos,
  state: stateSchema.parse(row.estado),
  email: row.correo || null,
  isUnassigned: row.por_asignar,
  business: row.negocio_id ? { id: row.negocio_id, name: row.negocio, slug: row.slug } : null,
  paymentCount: row.pagos,
  payment: row.pago_id
    ? {
        id: row.pago_id,
        status: row.pago_estado,
        detail: row.pago_detalle || null,
        problem: row.problema || null,
        refundedCentavos: row.devuelto_centavos,
      }
    : null,
});

const moment = z.string();
const text = orNull(z.string());

const orderSchema = z
  .object({
    id: z.string(),
    created_at: moment,
    plan: z.string(),
    monto_centavos: z.number(),
    estado: stateSchema,
    correo: text,
    user_id: text,
    asignada_at: orNull(moment),
    negocio: orNull(
      z.object({
        id: z.string(),
        nombre: z.string(),
        slug: z.string(),
        publicado: z.boolean(),
        eliminado: z.boolean(),
      }),
    ),
    pagos: z.array(
      z
        .object({
          id: z.string(),
          estado: z.string(),
          detalle: text,
          metodo: text,
          monto_centavos: z.number(),
          devuelto_centavos: z.number(),
          problema: text,
          aprobado_at: orNull(moment),
          vence_at: orNull(moment),
          proveedor_at: moment,
          created_at: moment,
        })
        .transform((row) => ({
          id: row.id,
          status: row.estado,
          detail: row.detalle,
          problem: row.problema,
          refundedCentavos: row.devuelto_centavos,
          method: row.metodo,
          amountCentavos: row.monto_centavos,
          approvedAt: row.aprobado_at,
          expiresAt: row.vence_at,
          reportedAt: row.proveedor_at,
          knownAt: row.created_at,
        })),
    ),
    eventos: z.array(
      z
        .object({ tema: z.string(), recurso: z.string(), resultado: text, created_at: moment })
        .transform((row) => ({ topic: row.tema, resource: row.recurso, outcome: row.resultado, at: row.created_at })),
    ),
    periodos: z.array(
      z
        .object({ plan: z.string(), inicia_at: moment, termina_at: orNull(moment) })
        .transform((row) => ({ plan: planOrFree(row.plan), startsAt: row.inicia_at, endsAt: row.termina_at })),
    ),
    correos: z.array(
      z
        .object({ tipo: z.string(), estado: z.string(), created_at: moment, terminado_at: orNull(moment) })
        .transform((row) => ({ kind: row.tipo, state: row.estado, at: row.terminado_at ?? row.created_at })),
    ),
    facturas: z.array(
      z
        .object({ pago_id: z.string(), estado: z.string(), created_at: moment, decidida_at: orNull(moment) })
        .transform((row) => ({
          paymentId: row.pago_id,
          state: row.estado,
          at: row.created_at,
          decidedAt: row.decidida_at,
        })),
    ),
  })
  .transform(
    ({ negocio, ...row }): AdminOrder => ({
      id: row.id,
      createdAt: row.created_at,
      plan: planOrFree(row.plan),
      amountCentavos: row.monto_centavos,
      state: row.estado,
      email: row.correo,
      buyerId: row.user_id,
      assignedAt: row.asignada_at,
      business: negocio && {
        id: negocio.id,
        name: negocio.nombre,
        slug: negocio.slug,
        isPublic: negocio.publicado,
        isDeleted: negocio.eliminado,
      },
      payments: row.pagos,
      events: row.eventos,
      periods: row.periodos,
      mails: row.correos,
      invoices: row.facturas,
    }),
  );

/** The document of `admin_order`; null for an unknown order. */
export const toAdminOrder = (document: unknown): AdminOrder | null =>
  document === null ? null : orderSchema.parse(document);

export const toAdminPaymentEvent = (row: Rows<"list_admin_payment_events">): AdminPaymentEvent => ({
  key: row.clave,
  topic: row.tema,
  resource: row.recurso,
  outcome: row.resultado || null,
  at: row.created_at,
  orderId: row.orden_id || null,
});

export const toCourtesy = (row: Rows<"list_courtesies">): Courtesy => ({
  id: row.id,
  businessId: row.negocio_id,
  business: row.negocio,
  slug: row.slug,
  plan: planOrFree(row.plan),
  startsAt: row.inicia_at,
  endsAt: row.termina_at || null,
  reason: row.motivo,
});

export const toPayableBusiness = (row: Rows<"list_payable_businesses">): PayableBusiness => ({
  id: row.id,
  name: row.nombre,
  slug: row.slug,
  plan: planOrFree(row.plan),
  neighborhood: row.colonia || null,
  isDeleted: row.eliminado,
});
