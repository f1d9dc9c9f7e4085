import { z } from "zod";
import { ARCO_KINDS, ARCO_STATES, type ArcoRequest, type ArcoState, type Message, type RequestCounts } from "./model";

const moment = z.string().transform((text) => new Date(text));

const messageRow = z.object({
  id: z.uuid(),
  nombre: z.string(),
  correo: z.string(),
  texto: z.string(),
  respuesta: z.string().nullable(),
  estado: z.enum(["nuevo", "respondido", "cerrado"]),
  apartado: z.boolean(),
  created_at: moment,
});

/** A row of list_messages. @throws {ZodError} */
export function toMessage(row: unknown): Message {
  const read = messageRow.parse(row);
  return {
    id: read.id,
    name: read.nombre,
    email: read.correo,
    text: read.texto,
    answer: read.respuesta,
    state: read.estado,
    isSetApart: read.apartado,
    sentAt: read.created_at,
  };
}

const arcoRow = z.object({
  id: z.uuid(),
  folio: z.string(),
  tipo: z.enum(ARCO_KINDS.map(({ id }) => id)),
  nombre: z.string(),
  correo: z.string(),
  datos: z.string(),
  negocio: z.string().nullable(),
  negocio_id: z.uuid().nullable(),
  con_cuenta: z.boolean(),
  estado: z.enum(Object.keys(ARCO_STATES) as [ArcoState, ...ArcoState[]]),
  vence_el: z.iso.date(),
  prorrogada: z.boolean(),
  apartada: z.boolean(),
  respuestas: z.string().nullable(),
  created_at: moment,
});

/** A row of list_arco_requests. @throws {ZodError} */
export function toArcoRequest(row: unknown): ArcoRequest {
  const { negocio, negocio_id: businessId, ...read } = arcoRow.parse(row);
  return {
    id: read.id,
    folio: read.folio,
    kind: read.tipo,
    name: read.nombre,
    email: read.correo,
    text: read.datos,
    business: negocio && businessId ? { id: businessId, name: negocio } : null,
    isOfAccount: read.con_cuenta,
    state: read.estado,
    dueOn: read.vence_el,
    isExtended: read.prorrogada,
    isSetApart: read.apartada,
    answers: read.respuestas,
    sentAt: read.created_at,
  };
}

const count = z.number().int().nonnegative();
const counts = z.object({
  negocios: count,
  arco_vencidas: count,
  telefono_si: count,
  telefono_no: count,
  horario_si: count,
  horario_no: count,
});

/** What count_requests answers. @throws {ZodError} */
export function toRequestCounts(data: unknown): RequestCounts {
  const read = counts.parse(data);
  return {
    reported: read.negocios,
    lateArco: read.arco_vencidas,
    confirmations: {
      phone: { yes: read.telefono_si, no: read.telefono_no },
      hours: { yes: read.horario_si, no: read.horario_no },
    },
  };
}
