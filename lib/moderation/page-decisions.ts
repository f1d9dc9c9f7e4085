/** What can be decided on the page of one business: `tipos_de_decision`, and what is said of it. */
export const PAGE_DECISIONS = {
  aprobar: { done: "Aprobado", aviso: "negocio-aprobado", failed: "No se pudo actualizar el estado de aprobación." },
  rechazar: { done: "Rechazado", aviso: "negocio-rechazado", failed: "No se pudo actualizar el estado de aprobación." },
  eliminar: { done: "Eliminado", aviso: "negocio-eliminado", failed: "No se pudo eliminar el negocio." },
  restaurar: { done: "Restaurado", aviso: "negocio-restaurado", failed: "No se pudo restaurar el negocio." },
} as const;

export type PageDecision = keyof typeof PAGE_DECISIONS;
export const PAGE_DECISION_NAMES = Object.keys(PAGE_DECISIONS) as [PageDecision, ...PageDecision[]];

export const DECISION_REASON_CHARACTERS = 1_000;
