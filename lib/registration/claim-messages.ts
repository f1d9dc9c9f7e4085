/** What a claimant reads when a claim was not taken. */
export const CLAIM_MESSAGES = {
  unknown: "Este negocio ya no está publicado.",
  owned: "Este negocio ya tiene dueño. Si crees que es un error, escríbenos a soporte.",
  full: "Ya tienes cinco solicitudes en revisión. Espera nuestra respuesta antes de pedir otra.",
  unconfirmed: "Confirma tu correo antes de pedir un negocio.",
  tooMany: "Demasiados intentos. Espera unos minutos e inténtalo de nuevo.",
  failed: "No pudimos guardar tu solicitud. Inténtalo de nuevo.",
} as const;
