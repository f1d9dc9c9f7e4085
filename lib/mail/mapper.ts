import { z } from "zod";
import { parsePlan } from "@/lib/plans/plans";
import { weekSchema } from "@/lib/statistics/mapper";
import { toPesos } from "@/lib/text/money";
import type { Mail } from "./model";

const plan = z.string().transform((name, context) => {
  const known = parsePlan(name);
  if (!known) context.addIssue({ code: "custom", message: "is no plan" });
  return known ?? z.NEVER;
});
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null);

const named = z.object({ nombre: z.string().min(1), slug: z.string().min(1) });
const toBusiness = ({ nombre, slug }: z.infer<typeof named>) => ({ name: nombre, slug });

const bought = named.extend({ plan, negocio_id: orNull(z.uuid()) });
const toBought = (data: z.infer<typeof bought>) => ({
  business: toBusiness(data),
  bought: { plan: data.plan, businessId: data.negocio_id },
});

const payment = z.object({
  pago: z.string().min(1),
  plan,
  negocio_id: orNull(z.uuid()),
  monto_centavos: z.number().int().positive(),
  metodo: orNull(z.string()),
  fecha: orNull(moment),
  negocio: orNull(z.string()),
  termina: orNull(moment),
});
const toPayment = (data: z.infer<typeof payment>) => ({
  id: data.pago,
  plan: data.plan,
  businessId: data.negocio_id,
  amountMxn: toPesos(data.monto_centavos),
  method: data.metodo,
  paidAt: data.fecha,
  businessName: data.negocio,
  endsAt: data.termina,
});

const invoiced = z.object({ pago: z.string().min(1), plan, monto_centavos: z.number().int().positive() });
const toInvoiced = (data: z.infer<typeof invoiced>) => ({
  id: data.pago,
  plan: data.plan,
  amountMxn: toPesos(data.monto_centavos),
});

const aboutBusiness = <Kind extends Mail["kind"]>(kind: Kind) =>
  named.transform((data) => ({ kind, business: toBusiness(data) }));
const reason = orNull(z.string()).transform((text) => text?.trim() || null);
const withReason = <Kind extends Mail["kind"]>(kind: Kind) =>
  named.extend({ motivo: reason }).transform((data) => ({ kind, business: toBusiness(data), reason: data.motivo }));
const changesDecided = named
  .extend({ aceptados: z.array(z.string()), rechazados: z.array(z.string()), motivo: reason })
  .transform((data) => ({
    kind: "changesDecided" as const,
    business: toBusiness(data),
    accepted: data.aceptados,
    rejected: data.rechazados,
    reason: data.motivo,
  }));
const aboutPayment = <Kind extends Mail["kind"]>(kind: Kind) =>
  payment.transform((data) => ({ kind, payment: toPayment(data) }));

const reportAnswered = (outcome: Extract<Mail, { kind: "reportAnswered" }>["outcome"]) =>
  named.transform((data) => ({ kind: "reportAnswered" as const, business: toBusiness(data), outcome }));

const words = z.string().min(1);
const total = z.number().int().min(0);
const arcoStep = z.object({ folio: words, respuesta: orNull(words), vence: orNull(z.iso.date()) });
const arco = (step: Extract<Mail, { kind: "arco" }>["step"]) =>
  arcoStep.transform(({ folio, respuesta, vence }) => ({
    kind: "arco" as const,
    step,
    folio,
    answer: respuesta,
    dueOn: vence,
  }));

/** By `correos.tipo`: what its `datos` hold, as the database functions that queue mails write them. */
const SCHEMAS = {
  registro_recibido: named.extend({ plan, publicado: z.boolean() }).transform((data) => ({
    kind: "registrationReceived" as const,
    business: toBusiness(data),
    plan: data.plan,
    isPublic: data.publicado,
  })),
  registro_aprobado: aboutBusiness("registrationApproved"),
  registro_rechazado: withReason("registrationRejected"),
  registro_cambios: withReason("changesRequested"),
  negocio_unido: named.extend({ queda: z.string().min(1), publicado: z.boolean() }).transform((data) => ({
    kind: "businessMerged" as const,
    business: { name: data.queda, slug: data.slug },
    mergedName: data.nombre,
    isPublic: data.publicado,
  })),
  cambio_aceptado: changesDecided,
  cambio_rechazado: changesDecided,
  reclamo_recibido: aboutBusiness("claimReceived"),
  codigo_reclamo: named.extend({ codigo: z.string().regex(/^\d{8}$/) }).transform((data) => ({
    kind: "claimCode" as const,
    business: toBusiness(data),
    code: data.codigo,
  })),
  reclamo_aprobado: aboutBusiness("claimGranted"),
  reclamo_rechazado: aboutBusiness("claimRejected"),
  administrador_agregado: z.object({}).transform(() => ({ kind: "adminAdded" as const })),
  administrador_quitado: z.object({}).transform(() => ({ kind: "adminRemoved" as const })),
  aviso_de_privacidad: z.object({}).transform(() => ({ kind: "privacyNoticeChanged" as const })),
  aviso_de_cuenta: z
    .object({ hecho: z.enum(["contrasena", "ayudante", "administrador"]) })
    .transform(({ hecho }) => ({ kind: "accountNotice" as const, deed: hecho })),
  recibo: payment.extend({ comprobante_pendiente: orNull(z.boolean()) }).transform((data) => ({
    kind: "receipt" as const,
    payment: toPayment(data),
    hasVoucher: data.comprobante_pendiente === true,
  })),
  comprobante: payment.extend({ orden: z.guid(), vence: orNull(moment) }).transform((data) => ({
    kind: "voucher" as const,
    payment: toPayment(data),
    orderId: data.orden,
    endsAt: data.vence,
  })),
  pago_rechazado: aboutPayment("paymentRejected"),
  pago_devuelto: aboutPayment("paymentReturned"),
  recordatorio: bought.extend({ termina: moment, orden_pendiente: orNull(z.guid()) }).transform((data) => ({
    kind: "reminder" as const,
    ...toBought(data),
    endsAt: data.termina,
    voucherOrderId: data.orden_pendiente,
  })),
  plan_vencido: bought.extend({ queda: plan }).transform((data) => ({
    kind: "planLapsed" as const,
    ...toBought(data),
    remainingPlan: data.queda,
  })),
  cortesia: named.extend({ plan, termina: moment }).transform((data) => ({
    kind: "courtesyGiven" as const,
    business: toBusiness(data),
    plan: data.plan,
    endsAt: data.termina,
  })),
  cortesia_terminada: named.extend({ plan, queda: plan }).transform((data) => ({
    kind: "courtesyEnded" as const,
    business: toBusiness(data),
    plan: data.plan,
    remainingPlan: data.queda,
  })),
  factura_enviada: invoiced.transform((data) => ({ kind: "invoiceSent" as const, payment: toInvoiced(data) })),
  factura_rechazada: invoiced.extend({ motivo: z.string().min(1) }).transform((data) => ({
    kind: "invoiceRefused" as const,
    payment: toInvoiced(data),
    reason: data.motivo,
  })),
  reporte_corregido: reportAnswered("corrected"),
  reporte_cerrado: reportAnswered("closed"),
  reporte_descartado: reportAnswered("dismissed"),
  ayudante_invitado: z.object({ nombre: z.string() }).transform(({ nombre }) => ({
    kind: "helperInvited" as const,
    businessName: nombre,
  })),
  negocio_borrado: named.transform((data) => ({ kind: "businessDeleted" as const, business: toBusiness(data) })),
  negocio_cerrado: named.extend({ motivo: orNull(z.string()) }).transform((data) => ({
    kind: "businessClosed" as const,
    business: toBusiness(data),
    reason: data.motivo?.trim() || null,
  })),
  mensaje_recibido: z.object({ texto: words }).transform(({ texto }) => ({
    kind: "messageReceived" as const,
    text: texto,
  })),
  mensaje_respondido: z.object({ texto: words, respuesta: words }).transform(({ texto, respuesta }) => ({
    kind: "messageAnswered" as const,
    text: texto,
    answer: respuesta,
  })),
  arco_recibida: arco("received"),
  arco_requerida: arco("asked"),
  arco_prorrogada: arco("extended"),
  arco_respondida: arcoStep.transform(({ folio, respuesta, vence }) => ({
    kind: "arco" as const,
    step: vence === null ? ("answered" as const) : ("granted" as const),
    folio,
    answer: respuesta,
    dueOn: vence,
  })),
  arco_cumplida: arco("done"),
  arco_por_vencer: z.object({ folio: words, vence: z.iso.date() }).transform(({ folio, vence }) => ({
    kind: "arcoDue" as const,
    folio,
    dueOn: vence,
  })),
  resumen_semanal: named
    .extend({ negocio_id: z.uuid(), visitas: total, clics: total, semana: orNull(weekSchema) })
    .transform((data) => ({
      kind: "weekSummary" as const,
      business: toBusiness(data),
      businessId: data.negocio_id,
      totals: { visits: data.visitas, clicks: data.clics },
      week: data.semana,
    })),
} satisfies Record<string, z.ZodType<Mail>>;

const isKnown = (kind: string): kind is keyof typeof SCHEMAS => Object.hasOwn(SCHEMAS, kind);

/** A row of the outbox as a mail; null when its kind is unknown or something of it is missing. */
export function mailFromRow({ tipo, datos }: { tipo: string; datos: unknown }): Mail | null {
  return isKnown(tipo) ? (SCHEMAS[tipo].safeParse(datos).data ?? null) : null;
}
