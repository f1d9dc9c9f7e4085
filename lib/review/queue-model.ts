import type { BusinessRow } from "@/lib/businesses/field";
import type { Plan } from "@/lib/plans/plans";
import type { Moves } from "./merge";
import type { RevisionChange } from "./revision-diff";

/** Kinds in the queue, as the database and the address name them. */
export const QUEUE_KINDS = ["registro", "cambio", "reclamo", "reporte", "alerta"] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

/** Names of one, of a list of them, and of their number in the statistics. */
export const KIND_WORDS: Readonly<Record<QueueKind, { one: string; many: string; figure: string }>> = {
  registro: { one: "nuevo", many: "Nuevos", figure: "Pendientes" },
  cambio: { one: "cambio", many: "Cambios", figure: "Cambios por revisar" },
  reclamo: { one: "reclamo", many: "Reclamos", figure: "Reclamos abiertos" },
  reporte: { one: "reporte", many: "Reportes", figure: "Reportes abiertos" },
  alerta: { one: "alerta", many: "Alertas", figure: "Alertas de la IA" },
};

/** Id, of a registration, a report or an alert the listing's id, otherwise that of the revision or claim. */
export type QueueKey = { kind: QueueKind; id: string };

/** A listing may stand in the queue twice: for what visitors report, and for what a model flagged. */
export const isSameItem = (one: QueueKey, other: QueueKey | null): boolean =>
  one.kind === other?.kind && one.id === other.id;

type QueueEntry = QueueKey & {
  businessId: string;
  name: string;
  plan: Plan;
  since: Date;
  /** It was rejected and its owner has sent it again. */
  isAgain: boolean;
  cursor: string;
};

export type QueuePage = {
  entries: QueueEntry[];
  hasMore: boolean;
  counts: Readonly<Record<QueueKind, number>>;
};

export type Duplicate = Moves & {
  id: string;
  slug: string;
  name: string;
  category: string;
  address: string | null;
  phone: string | null;
  web: string | null;
  plan: Plan;
  state: "approved" | "pending" | "rejected";
  hasOwner: boolean;
  isOfCensus: boolean;
  picture: string | null;
  hasSamePhone: boolean;
  metres: number | null;
};

export type Alert = { id: number; column: string; isPicture: boolean; categories: string[] };

type DataOfKind = {
  registro: {
    /** Times its owner sent it again, and the administrator's words before. */
    sentAgainAt: Date[];
    lastReason: string | null;
    /** Of one that was sent again: what is different from what was rejected. */
    sinceRejected: RevisionChange[];
  };
  cambio: { changes: RevisionChange[] };
  reclamo: { note: string | null; hasPapers: boolean; claimant: string | null };
  reporte: object;
  alerta: object;
};

export type QueueItemOf<Kind extends QueueKind> = { kind: Kind; data: DataOfKind[Kind] } & QueueFacts;
export type QueueItem = { [Kind in QueueKind]: QueueItemOf<Kind> }[QueueKind];

export type QueueFacts = {
  id: string;
  since: Date;
  row: BusinessRow & { id: string; slug: string; nombre: string };
  plan: Plan;
  hasOwner: boolean;
  email: string | null;
  /** Texts to read before it is public: of a revision its changes alone. */
  unseen: BusinessRow;
  /** Flags of a model on the unseen texts. */
  alerts: Alert[];
  moves: Moves;
  samePhone: number;
  duplicates: Duplicate[];
};

/** Most registrations approved together. */
export const MAX_AT_ONCE = 50;

export type ClearRegistration = {
  id: string;
  name: string;
  category: string;
  phone: string | null;
  address: string | null;
  picture: string | null;
  seen: string;
};
