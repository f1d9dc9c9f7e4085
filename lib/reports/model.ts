import type { FormAction, FormState } from "@/lib/forms/form-state";

/** What can be wrong with a listing; the ids are those of the column. */
export const REPORT_REASONS = [
  { id: "cerrado", label: "Ya cerró" },
  { id: "telefono", label: "El teléfono está equivocado" },
  { id: "direccion", label: "La dirección está equivocada" },
  { id: "horario", label: "El horario está equivocado" },
  { id: "duplicado", label: "Está repetido" },
  { id: "otro", label: "Otro problema" },
] as const;

export const MAX_REPORT_CHARACTERS = 500;

export const REPORT_MESSAGES = {
  noReason: "Elige qué está mal.",
  noDetail: "Cuéntanos qué está mal.",
  longDetail: `Usa como máximo ${MAX_REPORT_CHARACTERS} caracteres.`,
  tooMany: "Ya recibimos varios reportes tuyos. Inténtalo de nuevo en una hora.",
  full: "Ya recibimos muchos reportes de este negocio hoy. Los estamos revisando.",
  unknown: "Este negocio ya no está publicado.",
  failed: "No pudimos guardar tu reporte. Inténtalo de nuevo.",
} as const;

/** People do not see it; programs fill it in. */
export const HONEYPOT_FIELD = "sitio";

type ReportSent = { kind: "sent" };
export type ReportFormState = FormState<ReportSent>;

/** Sends the form; the page binds the business. */
export type ReportAction = FormAction<ReportSent>;

/** What visitors are asked about beside it: "¿Sigue siendo así?". */
export const CHECKED_FACTS = ["telefono", "horario"] as const;
export type CheckedFact = (typeof CHECKED_FACTS)[number];

/** What they read after they have answered; the names stand in the address of the page without scripts. */
export const CONFIRMATION_MESSAGES = {
  si: "Gracias, lo anotamos.",
  no: "Gracias, lo vamos a revisar.",
  repetido: "Ya teníamos tu respuesta de hoy. Gracias.",
  fallo: "No pudimos guardar tu respuesta. Inténtalo de nuevo.",
} as const;
export type ConfirmationOutcome = keyof typeof CONFIRMATION_MESSAGES;

export const isConfirmationOutcome = (value: unknown): value is ConfirmationOutcome =>
  typeof value === "string" && Object.hasOwn(CONFIRMATION_MESSAGES, value);
