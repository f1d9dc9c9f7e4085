export const HOURS_MESSAGES = {
  textRead: (schedule: string) => `Esto entendimos de tu texto: ${schedule}. Revísalo aquí abajo y guarda.`,
  textUnread: (near: string) =>
    `No entendimos «${near}». Llena la semana a mano. Si la dejas vacía y guardas otra vez, tu texto se muestra tal cual.`,
  /** The week is as it was: whoever reads "Guardado" would think that it says what was pasted. */
  textLost: (near: string) =>
    `No entendimos «${near}», y tu semana sigue como estaba. Cámbiala a mano y borra este texto, o pásalo a la nota.`,
  noHour: "Elige hasta qué hora abren hoy.",
  pastHour: "Esa hora ya pasó. Elige una más tarde.",
} as const;
