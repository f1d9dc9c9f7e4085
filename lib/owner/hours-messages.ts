/** What the section of the hours says around its form. */
export const HOURS_MESSAGES = {
  textRead: (schedule: string) => `Esto entendimos de tu texto: ${schedule}. Revísalo aquí abajo y guarda.`,
  textUnread: (near: string) =>
    `No entendimos «${near}». Llena la semana a mano. Si la dejas vacía y guardas otra vez, tu texto se muestra tal cual.`,
  noHour: "Elige hasta qué hora abren hoy.",
  pastHour: "Esa hora ya pasó. Elige una más tarde.",
} as const;
