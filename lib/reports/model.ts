import type { FormAction, FormState } from "@/lib/forms/form-state";

type Reason = {
  id: string;
  label: string;
  suggestion?: { label: string; hint?: string; inputMode?: "tel" | "url" };
};

/** Problems of a listing; the ids are those of the column. */
export const REPORT_REASONS = [
  { id: "cerrado", label: "Ya cerró" },
  {
    id: "telefono",
    label: "El teléfono está equivocado",
    suggestion: { label: "¿Cuál es el teléfono?", inputMode: "tel" },
  },
  {
    id: "direccion",
    label: "La dirección está equivocada",
    suggestion: { label: "¿Cuál es la dirección?", hint: "Calle y número." },
  },
  {
    id: "horario",
    label: "El horario está equivocado",
    suggestion: { label: "¿Cuál es el horario?", hint: "Por ejemplo: lunes a sábado de 9:00 a 18:00." },
  },
  {
    id: "duplicado",
    label: "Está repetido",
    suggestion: { label: "¿Cuál es la otra página?", hint: "Pega su enlace.", inputMode: "url" },
  },
  { id: "otro", label: "Otro problema" },
] as const satisfies readonly Reason[];
export type ReportReason = (typeof REPORT_REASONS)[number]["id"];

/** Words of a reason's own field; null where there is nothing to suggest, undefined for what is no reason. */
export function suggestionOf(reason: string | undefined): Reason["suggestion"] | null | undefined {
  const found: Reason | undefined = REPORT_REASONS.find(({ id }) => id === reason);
  return found && (found.suggestion ?? null);
}

export const MAX_REPORT_CHARACTERS = 500;
/** Characters of what would be right; each field has rules of its own. */
export const MAX_SUGGESTION_CHARACTERS = 300;
export const MAX_CLOSING_CHARACTERS = 300;

export const REPORT_MESSAGES = {
  invalid: "Revisa los datos marcados.",
  noReason: "Elige qué está mal.",
  noDetail: "Cuéntanos qué está mal.",
  noListing: "Pega el enlace de la otra página: termina en /negocio/ y su nombre.",
  tooMany: "Ya recibimos varios reportes tuyos. Inténtalo de nuevo en una hora.",
  full: "Ya recibimos muchos reportes de este negocio hoy. Los estamos revisando.",
  unknown: "Este negocio ya no está publicado.",
  failed: "No pudimos guardar tu reporte. Inténtalo de nuevo.",
} as const;

type ReportSent = { kind: "sent" };
export type ReportFormState = FormState<ReportSent>;

export type ReportAction = FormAction<ReportSent>;

export const CHECKED_FACTS = ["telefono", "horario"] as const;
export type CheckedFact = (typeof CHECKED_FACTS)[number];

/** Answers to a confirmation; the names stand in the address of the page without scripts. */
export const CONFIRMATION_MESSAGES = {
  si: "Gracias, lo anotamos.",
  no: "Gracias, lo vamos a revisar.",
  repetido: "Ya teníamos tu respuesta de hoy. Gracias.",
  fallo: "No pudimos guardar tu respuesta. Inténtalo de nuevo.",
} as const;
export type ConfirmationOutcome = keyof typeof CONFIRMATION_MESSAGES;

export const isConfirmationOutcome = (value: unknown): value is ConfirmationOutcome =>
  typeof value === "string" && Object.hasOwn(CONFIRMATION_MESSAGES, value);

export const CORRECTABLE = {
  telefono: "telefono",
  direccion: "direccion",
  horario: "horario",
} as const satisfies Partial<Record<ReportReason, string>>;
export type CorrectableReason = keyof typeof CORRECTABLE;

export const isCorrectable = (reason: ReportReason): reason is CorrectableReason => Object.hasOwn(CORRECTABLE, reason);
