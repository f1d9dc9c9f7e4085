import type { FormAction } from "@/lib/forms/form-state";

export const NAME_CHARACTERS = 100;
export const WORDS_CHARACTERS = 2_000;
export const ANSWER_CHARACTERS = 3_000;

export const SET_APART =
  "Llegó cuando ya había demasiados ese día: va al final, y a esta persona todavía no se le ha escrito.";

/** Opening hours of support, by the specification. */
export const SUPPORT_HOURS = "Lunes a viernes de 9:00 a 18:00";

/** Working days to answer a request, carry it out, and lodge a complaint (Ley Federal de Protección de Datos Personales, 2025). */
export const ARCO_DAYS = { answer: 20, effect: 15, complaint: 15 } as const;

export const ARCO_KINDS = [
  { id: "acceso", label: "Acceso: saber qué datos míos tienen" },
  { id: "rectificacion", label: "Rectificación: corregir un dato mío" },
  { id: "cancelacion", label: "Cancelación: que borren mis datos" },
  { id: "oposicion", label: "Oposición: que no usen mis datos para algo" },
] as const;

/** isMailed: false for what was set apart, whose sender is written to with the answer only. */
type MessageSent = { kind: "sent"; isMailed: boolean };
/** folio: null where nothing was stored. */
type ArcoSent = MessageSent & { folio: string | null; email: string };
export type MessageAction = FormAction<MessageSent>;
export type ArcoAction = FormAction<ArcoSent>;

export const ARCO_STATES = {
  recibida: "Recibida",
  en_curso: "En curso",
  requerida: "Esperando a la persona",
  por_cumplir: "Respondida: por cumplir",
  cerrada: "Cerrada",
} as const;
export type ArcoState = keyof typeof ARCO_STATES;

export type ListPage<Item> = { items: readonly Item[]; next: string | null };
