import { formatCount } from "@/lib/format";
import { MESSAGES } from "@/lib/messages";

/** What a listing is to the administration. */
export type ReviewState = {
  status: "aprobado" | "pendiente" | "rechazado";
  isDeleted: boolean;
  isFeatured: boolean;
};

type DecisionKind = {
  label: string;
  /** Said once it is done. */
  done: string;
  /** The same of several: "50 negocios aprobados". */
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

/** What may become of a registration in the queue. */
export const REGISTRATION_DECISIONS = ["aprobar", "rechazar", "pedir_cambios"] as const satisfies readonly Decision[];
export type RegistrationDecision = (typeof REGISTRATION_DECISIONS)[number];

/** How many listings one decision takes at most; the database has the same number. */
export const MOST_DECIDED = 500;
/** Characters that the database takes of a reason. */
export const REASON_CHARACTERS = 1_000;

/** How long the way back is shown, and how long it is there at all, in milliseconds: resting on it holds the first alone. */
export const UNDO_SHOWN_MS = 10_000;
export const UNDO_POSSIBLE_MS = 19_000;

const becomes = (decision: Decision): Partial<ReviewState> => DECISIONS[decision].becomes;

/** Whether a listing is so already. */
export const isDone = (state: ReviewState, decision: Decision): boolean =>
  Object.entries(becomes(decision)).every(([key, value]) => state[key as keyof ReviewState] === value);

/** The listing as it is once that is decided. */
export const decided = <State extends ReviewState>(state: State, decision: Decision): State => ({
  ...state,
  ...becomes(decision),
});

/** What may be decided of one in the table and on its page: a deleted listing is brought back before anything else. */
export const decisionsFor = ({ isDeleted, isFeatured }: ReviewState): Decision[] =>
  isDeleted ? ["restaurar"] : ["aprobar", "rechazar", isFeatured ? "no_destacar" : "destacar", "eliminar"];

/** "Aprobado", "50 negocios aprobados". */
export const doneText = (decision: Decision, count: number): string =>
  count === 1 ? DECISIONS[decision].done : `${count} negocios ${DECISIONS[decision].doneMany}`;

/** "«Estética Flor»", "50 negocios": what a question names. */
export const named = (count: number, name: string): string => (count === 1 ? `«${name}»` : `${count} negocios`);

export const TOO_LATE = "Ya pasó el tiempo para deshacer.";
/** What stands below that: the name of the one, or how many of many there was nothing to do with. */
export function doneDetail(chosen: number, changed: number, name: string): string {
  if (chosen === 1) return named(1, name);
  const same = chosen - changed;
  return same > 0 ? `${formatCount(same, "ya estaba", "ya estaban")} así.` : "";
}

/** What comes of a decision or an undo. */
export type Decided = {
  kind: "decided";
  /** To undo it with; null when nothing changed, and for an undo. */
  decision: string | null;
  /** How many changed, or came back. */
  changed: number;
  /** How many an undo left alone, as somebody had changed them since. */
  kept: number;
  /** Where a browser without scripts goes on. */
  path: string;
};

/** A decision that can still be undone. */
export type OpenDecision = {
  id: string;
  decision: Decision;
  count: number;
  name: string;
  /** For how many milliseconds it can be undone yet. */
  leftMs: number;
};
