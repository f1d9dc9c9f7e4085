import { z } from "zod";
import type { BusinessRow } from "@/lib/businesses/field";
import { planOrFree } from "@/lib/plans/plans";
import type { BusinessState } from "./edit-model";
import { toCursor } from "./queue-address";
import { sentPictures, watchedText } from "./queue-facts";
import { MAX_AT_ONCE, QUEUE_KINDS, type QueueKind } from "./queue-model";
import { changesSince, revisionChanges } from "./revision-diff";
import { watchListHits } from "./watch-list";

const moment = z.iso.datetime({ offset: true });
const date = moment.transform((text) => new Date(text));
const kind = z.enum(QUEUE_KINDS);
const plan = z.string().transform(planOrFree);
const row = z.record(z.string(), z.unknown());

const NONE = Object.fromEntries(QUEUE_KINDS.map((each) => [each, 0])) as Record<QueueKind, number>;

const pageSchema = z.object({
  items: z.array(
    z.object({
      tipo: kind,
      id: z.uuid(),
      negocio_id: z.uuid(),
      nombre: z.string(),
      plan,
      gratis: z.boolean(),
      // As it came: a Date keeps milliseconds alone, and the next page begins after the microsecond.
      desde: moment,
      reenviado: z.boolean().nullable(),
    }),
  ),
  has_more: z.boolean(),
  counts: z.partialRecord(kind, z.number().int()).transform((counts) => ({ ...NONE, ...counts })),
});

export type QueuePage = ReturnType<typeof toQueuePage>;

export function toQueuePage(answer: unknown) {
  const { items, has_more, counts } = pageSchema.parse(answer);
  return {
    entries: items.map((item) => ({
      kind: item.tipo,
      id: item.id,
      businessId: item.negocio_id,
      name: item.nombre,
      plan: item.plan,
      since: new Date(item.desde),
      /** It was rejected and its owner has sent it again. */
      isAgain: item.reenviado === true,
      cursor: toCursor(item),
    })),
    hasMore: has_more,
    counts,
  };
}

const stateOf = (isApproved: boolean | null): BusinessState =>
  isApproved === null ? "waiting" : isApproved ? "published" : "rejected";

const duplicate = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    nombre: z.string(),
    categoria: z.string(),
    direccion: z.string().nullable(),
    colonia: z.string().nullable(),
    telefono: z.string().nullable(),
    web: z.string().nullable(),
    plan_type: plan,
    is_approved: z.boolean().nullable(),
    con_dueno: z.boolean(),
    del_censo: z.boolean(),
    mismo_telefono: z.boolean(),
    metros: z.number().nullable(),
    visitas: z.number(),
    reclamos: z.number(),
    portada_url: z.unknown(),
    imagen_url: z.unknown(),
    logo_url: z.unknown(),
  })
  .transform((each) => ({
    id: each.id,
    slug: each.slug,
    name: each.nombre,
    category: each.categoria,
    address: [each.direccion, each.colonia].filter(Boolean).join(", ") || null,
    phone: each.telefono,
    web: each.web,
    plan: each.plan_type,
    state: stateOf(each.is_approved),
    hasOwner: each.con_dueno,
    isOfCensus: each.del_censo,
    picture: sentPictures(each)[0] ?? null,
    hasSamePhone: each.mismo_telefono,
    metres: each.metros,
    visits: each.visitas,
    claims: each.reclamos,
  }));

export type Duplicate = z.infer<typeof duplicate>;

const itemSchema = z.object({
  tipo: kind,
  id: z.uuid(),
  desde: date,
  negocio: z.looseObject({
    id: z.uuid(),
    slug: z.string(),
    nombre: z.string(),
    plan_type: plan,
    visitas: z.number(),
  }),
  reclamos: z.number(),
  con_dueno: z.boolean(),
  correo: z.string().nullable(),
  reenvios: z.array(date),
  motivo: z.string().nullable(),
  rechazado: row.nullable(),
  cambios: row.nullable(),
  nota: z.string().nullable(),
  con_foto: z.boolean(),
  reclamante: z.string().nullable(),
  alertas: z.array(
    z
      .object({ id: z.number().int(), campo: z.string(), es_imagen: z.boolean(), categorias: z.array(z.string()) })
      .transform(({ id, campo, es_imagen, categorias }) => ({
        id,
        column: campo,
        isPicture: es_imagen,
        categories: categorias,
      })),
  ),
  mismo_telefono: z.number().int(),
  parecidos: z.array(duplicate),
});

export type QueueItem = NonNullable<ReturnType<typeof toQueueItem>>;

export type QueueItemOf<Kind extends QueueKind> = Extract<QueueItem, { kind: Kind }>;

export type Alert = QueueItem["alerts"][number];

/** Answer of get_queue_item(); null when the item does not wait any more. */
export function toQueueItem(answer: unknown) {
  if (answer === null) return null;
  const item = itemSchema.parse(answer);
  const facts = {
    id: item.id,
    since: item.desde,
    row: item.negocio as BusinessRow & typeof item.negocio,
    plan: item.negocio.plan_type,
    hasOwner: item.con_dueno,
    email: item.correo,
    /** Texts to read before it is public: of a revision its changes alone. */
    unseen: (item.cambios ?? item.negocio) as BusinessRow,
    alerts: item.alertas,
    moves: { visits: item.negocio.visitas, claims: item.reclamos },
    samePhone: item.mismo_telefono,
    duplicates: item.parecidos,
  };
  const written = item.negocio as BusinessRow;
  switch (item.tipo) {
    case "registro": {
      // Of one that was sent again: what is different from what was rejected.
      const sinceRejected = item.rechazado ? changesSince(item.rechazado as BusinessRow, written) : [];
      return {
        ...facts,
        kind: item.tipo,
        data: { sentAgainAt: item.reenvios, lastReason: item.motivo, sinceRejected },
      };
    }
    case "cambio":
      return {
        ...facts,
        kind: item.tipo,
        data: { changes: revisionChanges(written, (item.cambios ?? {}) as BusinessRow) },
      };
    case "reclamo": {
      const data = { note: item.nota, hasPapers: item.con_foto, claimant: item.reclamante };
      return { ...facts, kind: item.tipo, data };
    }
    case "reporte":
    case "alerta":
      return { ...facts, kind: item.tipo, data: {} };
  }
}

const registrationSchema = z.looseObject({
  id: z.uuid(),
  nombre: z.string(),
  categoria: z.string().nullable(),
  telefono: z.string().nullable(),
  direccion: z.string().nullable(),
  colonia: z.string().nullable(),
  updated_at: z.string(),
});

export type ClearRegistration = ReturnType<typeof toClearRegistrations>[number];

/** Answer of list_clear_registrations(), but those with a word of the watch list. */
export const toClearRegistrations = (answer: unknown) =>
  z
    .array(registrationSchema)
    .parse(answer)
    .filter((registration) => watchListHits(watchedText(registration as BusinessRow)).length === 0)
    .slice(0, MAX_AT_ONCE)
    .map((registration) => ({
      id: registration.id,
      name: registration.nombre,
      category: registration.categoria ?? "",
      phone: registration.telefono,
      address: [registration.direccion, registration.colonia].filter(Boolean).join(", ") || null,
      picture: sentPictures(registration as BusinessRow)[0] ?? null,
      seen: `${registration.id} ${registration.updated_at}`,
    }));
