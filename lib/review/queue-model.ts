/** Kinds in the queue, as the database and the address name them. */
export const QUEUE_KINDS = ["registro", "cambio", "reclamo", "reporte", "alerta"] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

type KindWords = {
  one: string;
  many: string;
  /** Its number in the statistics. */
  figure: string;
  /** Name for the empty queue, which tells what arrives. */
  arrives: string;
};

export const KIND_WORDS: Readonly<Record<QueueKind, KindWords>> = {
  registro: { one: "nuevo", many: "Nuevos", figure: "Pendientes", arrives: "los negocios nuevos" },
  cambio: {
    one: "cambio",
    many: "Cambios",
    figure: "Cambios por revisar",
    arrives: "los cambios de páginas publicadas",
  },
  reclamo: { one: "reclamo", many: "Reclamos", figure: "Reclamos abiertos", arrives: "los reclamos" },
  reporte: { one: "reporte", many: "Reportes", figure: "Reportes abiertos", arrives: "los reportes" },
  alerta: { one: "alerta", many: "Alertas", figure: "Alertas de la IA", arrives: "lo que marca la IA" },
};

/** Id, of a registration, a report or an alert the listing's id, otherwise that of the revision or claim. */
export type QueueKey = { kind: QueueKind; id: string };

/** A listing may stand in the queue twice: for what visitors report, and for what a model flagged. */
export const isSameItem = (one: QueueKey, other: QueueKey | null): boolean =>
  one.kind === other?.kind && one.id === other.id;

/** Most registrations approved together. */
export const MAX_AT_ONCE = 50;
