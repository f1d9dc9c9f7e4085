import { formatCount } from "@/lib/format";
import { MESSAGES } from "@/lib/messages";

export type ReviewState = {
  status: "aprobado" | "pendiente" | "rechazado";
  isDeleted: boolean;
  isFeatured: boolean;
};

type DecisionKind = {
  label: string;
  done: string;
  /** Words for several: "50 negocios aprobados". */
  doneMany: string;
  failed: string;
  becomes: Partial<ReviewState>;
};

const NOT_APPROVED = "No se pudo actualizar el estado de aprobación.";
const NOT_CHANGED = "No se pudo guardar el cambio.";

/** Every decision on a listing: what it is called, and what it makes of one; private.tipos_de_decision has the same list. */
export const DECISIONS = {
  aprobar: {
    label: "Aprobar",
    done: "Aprobado",
    doneMany: "aprobados",
    failed: NOT_APPROVED,
    becomes: { status: "aprobado" },
  },
  rechazar: {
    label: "Rechazar",
    done: "Rechazado",
    doneMany: "rechazados",
    failed: NOT_APPROVED,
    becomes: { status: "rechazado" },
  },
  pedir_cambios: {
    label: "Pedir cambios",
    done: "Cambios pedidos",
    doneMany: "con cambios pedidos",
    failed: NOT_APPROVED,
    becomes: { status: "rechazado" },
  },
  destacar: {
    label: "Destacar",
    done: "Destacado",
    doneMany: "destacados",
    failed: NOT_CHANGED,
    becomes: { isFeatured: true },
  },
  no_destacar: {
    label: "Quitar de destacados",
    done: "Ya no está destacado",
    doneMany: "quitados de destacados",
    failed: NOT_CHANGED,
    becomes: { isFeatured: false },
  },
  eliminar: {
    label: "Eliminar",
    done: "Eliminado",
    doneMany: "eliminados",
    failed: MESSAGES.businessNotDeleted,
    becomes: { isDeleted: true },
  },
  restaurar: {
    label: "Restaurar",
    done: "Restaurado",
    doneMany: "restaurados",
    failed: NOT_CHANGED,
    becomes: { isDeleted: false },
  },
} as const satisfies Record<string, DecisionKind>;

export type Decision = keyof typeof DECISIONS;
export const DECISION_NAMES = Object.keys(DECISIONS) as [Decision, ...Decision[]];

export const REGISTRATION_DECISIONS = ["aprobar", "rechazar", "pedir_cambios"] as const satisfies readonly Decision[];
export type RegistrationDecision = (typeof REGISTRATION_DECISIONS)[number];

/** Most listings of one decision; the database has the same number. */
export const MAX_DECIDED = 500;
/** Characters that the database takes of a reason. */
export const REASON_CHARACTERS = 1_000;

/** Milliseconds for which the way back is shown: resting on it holds this alone. */
export const UNDO_SHOWN_MS = 10_000;
export const UNDO_POSSIBLE_MS = 19_000;

const becomes = (decision: Decision): Partial<ReviewState> => DECISIONS[decision].becomes;

export const isDone = (state: ReviewState, decision: Decision): boolean =>
  Object.entries(becomes(decision)).every(([key, value]) => state[key as keyof ReviewState] === value);

export const decided = <State extends ReviewState>(state: State, decision: Decision): State => ({
  ...state,
  ...becomes(decision),
});

/** Decisions on a listing in the table and on its page: a deleted one is brought back before anything else. */
export const decisionsFor = ({ isDeleted, isFeatured }: ReviewState): Decision[] =>
  isDeleted ? ["restaurar"] : ["aprobar", "rechazar", isFeatured ? "no_destacar" : "destacar", "eliminar"];

export const doneText = (decision: Decision, count: number): string =>
  count === 1 ? DECISIONS[decision].done : `${count} negocios ${DECISIONS[decision].doneMany}`;

export const named = (count: number, name: string): string => (count === 1 ? `«${name}»` : `${count} negocios`);

export const DELETION_MEANS =
  "Deja de verse en el sitio. Durante 30 días lo encuentras con el filtro «Eliminado» y lo puedes restaurar con su página y sus fotos.";

export const TOO_LATE = "Ya pasó el tiempo para deshacer.";
export function doneDetail(chosen: number, changed: number, name: string): string {
  if (chosen === 1) return named(1, name);
  const same = chosen - changed;
  return same > 0 ? `${formatCount(same, "ya estaba", "ya estaban")} así.` : "";
}

export type Decided = {
  kind: "decided";
  /** Decision to undo it with; null when nothing changed, and for an undo. */
  decision: string | null;
  changed: number;
  kept: number;
  /** Page for a browser without scripts. */
  path: string;
};

export type OpenDecision = {
  id: string;
  decision: Decision;
  count: number;
  name: string;
  leftMs: number;
};
