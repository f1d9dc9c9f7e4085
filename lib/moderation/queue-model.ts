import type { BusinessRow } from "@/lib/businesses/field";
import type { Plan } from "@/lib/plans/plans";
import type { RevisionChange } from "./revision-diff";

/** What waits for a decision, as the database and the address name it. */
export const QUEUE_KINDS = ["registro", "cambio", "reclamo", "reporte"] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

export const KIND_WORDS: Readonly<Record<QueueKind, { one: string; many: string }>> = {
  registro: { one: "nuevo", many: "Nuevos" },
  cambio: { one: "cambio", many: "Cambios" },
  reclamo: { one: "reclamo", many: "Reclamos" },
  reporte: { one: "reporte", many: "Reportes" },
};

/** Which item: of a registration or a report the listing's id, otherwise that of the revision or claim. */
export type QueueKey = { kind: QueueKind; id: string };

type QueueEntry = QueueKey & {
  businessId: string;
  name: string;
  plan: Plan;
  since: Date;
  /** It was rejected and its owner has sent it again. */
  isAgain: boolean;
  /** Where the page after it begins. */
  cursor: string;
};

export type QueuePage = {
  entries: QueueEntry[];
  hasMore: boolean;
  counts: Readonly<Record<QueueKind, number>>;
};

/** Another listing that may be the same business. */
export type Duplicate = {
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

export type QueueItem = QueueKey & {
  since: Date;
  row: BusinessRow & { id: string; slug: string; nombre: string };
  plan: Plan;
  hasOwner: boolean;
  /** To whom its mails go. */
  email: string | null;
  /** When its owner sent it again, and what the administrator wrote before. */
  sentAgainAt: Date[];
  lastReason: string | null;
  changes: RevisionChange[];
  /** Of one that was sent again: what is different from what was rejected. */
  sinceRejected: RevisionChange[];
  /** What there is to read of it before it is public: of a revision its changes alone. */
  unseen: BusinessRow;
  claim: { note: string | null; hasPapers: boolean; email: string | null } | null;
  reports: { reason: string; detail: string | null; at: Date }[];
  samePhone: number;
  duplicates: Duplicate[];
};
