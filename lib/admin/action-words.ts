/** What the trail calls each action (`auditoria.accion`), in the past: "Ana · aprobó el negocio". */
export const ACTION_WORDS: Readonly<Record<string, string>> = {
  cambio_aceptado: "aceptó cambios",
  cambio_rechazado: "rechazó cambios",
  reclamo_concedido: "concedió una solicitud",
  reclamo_rechazado: "rechazó una solicitud",
};
