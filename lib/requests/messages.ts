import { NAME_CHARACTERS, WORDS_CHARACTERS } from "./model";

/** What visitors read whose form was not taken. */
export const REQUEST_MESSAGES = {
  invalid: "Revisa los datos marcados.",
  noName: "Escribe tu nombre.",
  longName: `Usa como máximo ${NAME_CHARACTERS} caracteres.`,
  noWords: "Escribe tu mensaje.",
  noData: "Cuéntanos de qué datos se trata y qué pides.",
  longWords: `Usa como máximo ${WORDS_CHARACTERS} caracteres.`,
  noKind: "Elige qué derecho quieres ejercer.",
  badListing: "Pega el enlace de la página: termina en /negocio/ y su nombre.",
  tooMany: "Ya recibimos varios envíos tuyos. Inténtalo de nuevo en una hora.",
  many: "Ya recibimos varios mensajes de ese correo hoy. Te contestamos ahí mismo.",
  full: "Hoy recibimos más mensajes de los que podemos leer. Inténtalo mañana, por favor.",
  failed: "No pudimos guardar tu mensaje. Inténtalo de nuevo.",
} as const;
