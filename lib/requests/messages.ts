export const REQUEST_MESSAGES = {
  invalid: "Revisa los datos marcados.",
  noName: "Escribe tu nombre.",
  noWords: "Escribe tu mensaje.",
  noData: "Cuéntanos de qué datos se trata y qué pides.",
  noKind: "Elige qué derecho quieres ejercer.",
  badListing: "Pega el enlace de la página: termina en /negocio/ y su nombre.",
  tooMany: "Ya recibimos varios envíos tuyos. Inténtalo de nuevo en una hora.",
  tooManyOfNetwork: "Ya recibimos hoy muchas solicitudes desde tu red.",
  full: "Hoy ya no podemos guardar más por aquí.",
  failed: "No pudimos guardar tu mensaje. Inténtalo de nuevo.",
} as const;

/** A refusal, and where else one can write: what the law gives a right to is never closed. */
export function withOtherWays(
  refusal: string,
  { email, address }: { email: string | null; address: string | null },
): string {
  const ways = [email && `al correo ${email}`, address && `por carta a ${address}`].filter(Boolean).join(" o ");
  return ways ? `${refusal} Escríbenos ${ways}.` : `${refusal} Inténtalo mañana, por favor.`;
}
