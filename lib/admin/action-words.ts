/** What the trail calls each action (`auditoria.accion`), in the past: "Ana · aprobó el negocio". */
export const ACTION_WORDS: Readonly<Record<string, string>> = {
  cambio_aceptado: "aceptó cambios",
  cambio_rechazado: "rechazó cambios",
  cambios_pedidos: "pidió cambios",
  decision_deshecha: "deshizo una decisión",
  negocio_aprobado: "aprobó el negocio",
  negocio_borrado: "eliminó el negocio para siempre",
  negocio_destacado: "destacó el negocio",
  negocio_eliminado: "eliminó el negocio",
  negocio_no_destacado: "quitó el negocio de destacados",
  negocio_rechazado: "rechazó el negocio",
  negocio_restaurado: "restauró el negocio",
  negocio_unido: "unió dos fichas del mismo negocio",
  reclamo_concedido: "concedió una solicitud",
  reclamo_rechazado: "rechazó una solicitud",
};
