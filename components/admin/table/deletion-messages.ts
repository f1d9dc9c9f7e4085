export const DELETION_MEANS =
  "Deja de verse en el sitio. Durante 30 días lo encuentras con el filtro «Eliminado» y lo puedes restaurar con su página y sus fotos.";

export const REMOVAL_MEANS =
  "Se borra ahora, con su página y sus fotos. No se puede deshacer. Sus pagos quedan en los registros.";
