import { z } from "zod";
import { columns } from "@/lib/database-rows/columns";
import { ARCO_KINDS, ARCO_STATES, type ArcoState } from "./model";

const moment = z.string().transform((text) => new Date(text));
const text = z.string();

const message = columns({
  id: ["id", z.uuid()],
  name: ["nombre", text],
  email: ["correo", text],
  text: ["texto", text],
  answer: ["respuesta", text.nullable()],
  state: ["estado", z.enum(["nuevo", "respondido", "cerrado"])],
  isSetApart: ["apartado", z.boolean()],
  sentAt: ["created_at", moment],
});
export type Message = z.output<typeof message>;

/** A row of list_messages. @throws {ZodError} */
export const toMessage = (row: unknown): Message => message.parse(row);

const arcoRequest = columns({
  id: ["id", z.uuid()],
  folio: ["folio", text],
  kind: ["tipo", z.enum(ARCO_KINDS.map(({ id }) => id))],
  name: ["nombre", text],
  email: ["correo", text],
  text: ["datos", text],
  businessName: ["negocio", text.nullable()],
  businessId: ["negocio_id", z.uuid().nullable()],
  // Sent from an account, whose confirmed address it has.
  isOfAccount: ["con_cuenta", z.boolean()],
  state: ["estado", z.enum(Object.keys(ARCO_STATES) as [ArcoState, ...ArcoState[]])],
  dueOn: ["vence_el", z.iso.date()],
  isExtended: ["prorrogada", z.boolean()],
  isSetApart: ["apartada", z.boolean()],
  answers: ["respuestas", text.nullable()],
  sentAt: ["created_at", moment],
});
export type ArcoRequest = z.output<typeof arcoRequest>;

export const toArcoRequest = (row: unknown): ArcoRequest => arcoRequest.parse(row);

const count = z.number().int().nonnegative();

const requestCounts = columns({
  reported: ["negocios", count],
  lateArco: ["arco_vencidas", count],
  phoneYes: ["telefono_si", count],
  phoneNo: ["telefono_no", count],
  hoursYes: ["horario_si", count],
  hoursNo: ["horario_no", count],
});
/** Beside what waits; "yes" and "no" are answers to "¿Sigue siendo así?" in thirty days. */
export type RequestCounts = z.output<typeof requestCounts>;

/** Reads the answer of count_requests. @throws {ZodError} */
export const toRequestCounts = (data: unknown): RequestCounts => requestCounts.parse(data);
