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

/** Most registrations approved together. */
export const MAX_AT_ONCE = 50;
