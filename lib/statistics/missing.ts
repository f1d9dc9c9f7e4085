import type { FormAction, FormState } from "@/lib/forms/form-state";

export const MAX_MISSING_CHARACTERS = 60;

export const MISSING_MESSAGES = {
  sent: "Gracias, lo anotamos. Así sabemos qué negocios buscar.",
  empty: "Escribe qué falta.",
  tooMany: "Ya recibimos varios avisos tuyos hoy. Inténtalo de nuevo mañana.",
  failed: "No pudimos guardar tu aviso. Inténtalo de nuevo.",
} as const;

type MissingSent = { kind: "sent" };
export type MissingFormState = FormState<MissingSent>;

export type MissingAction = FormAction<MissingSent>;
