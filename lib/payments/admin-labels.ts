import type { Order } from "./mapper";

export const ORDER_STATE_WORDS: Readonly<Record<Order["state"], string>> = {
  creada: "Sin pagar",
  pendiente: "Pendiente",
  pagada: "Pagada",
  rechazada: "Rechazada",
  devuelta: "Devuelta",
};

export const ORDER_VIEWS = {
  problemas: "Con problema",
  efectivo: "Por pagar en efectivo",
  devoluciones: "Devoluciones y aclaraciones",
  "sin-negocio": "Meses pagados sin negocio",
} as const;

const TOPICS: Readonly<Record<string, string>> = {
  payment: "pago",
  order: "orden del proveedor",
  chargeback: "contracargo",
};

/** Subject of a notification: "pago 123". */
export const eventName = ({ topic, resource }: { topic: string; resource: string }): string =>
  `${TOPICS[topic] ?? topic} ${resource}`;

const OUTCOMES: Readonly<Record<string, string>> = {
  granted: "dio el mes",
  revoked: "quitó el mes",
  unchanged: "no cambió nada",
  recorded: "se anotó, no paga un mes",
  stale: "ya sabíamos algo más nuevo",
  unknown: "no es de una orden nuestra",
  "not-found": "el proveedor no lo conoce",
};

/** Outcomes of a notification; several payments have several. */
export const eventOutcome = (outcome: string | null): string =>
  outcome === null
    ? "sin atender"
    : outcome
        .split(" ")
        .map((each) => OUTCOMES[each] ?? each)
        .join(", ");

const MAILS: Readonly<Record<string, string>> = {
  recibo: "recibo",
  comprobante: "comprobante para pagar en efectivo",
  pago_rechazado: "pago rechazado",
  pago_devuelto: "pago devuelto o en aclaración",
  factura_enviada: "factura enviada",
  factura_rechazada: "factura que no se puede",
};
const MAIL_STATES: Readonly<Record<string, string>> = {
  pendiente: "por enviar",
  enviado: "enviado",
  fallido: "no se pudo enviar",
};

export const mailWords = ({ kind, state }: { kind: string; state: string }): string =>
  `${MAILS[kind] ?? kind}, ${MAIL_STATES[state] ?? state}`;
