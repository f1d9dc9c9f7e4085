import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { AiRefusal } from "./model";

export const AI_MESSAGES = {
  premium: "Función Premium",
  nameMissing: "Falta el nombre",
  noDescription: "La función no devolvió una descripción.",
  notGenerated: "Descripción no generada. Lo que escribió la IA no sirve. Inténtalo de nuevo: no perdiste tu uso.",
  notWritten: "No se pudo generar la descripción.",
  communication: "Error de comunicación",
  unknownKind: "Tipo de generación inválido",
  signedOut: "Usuario no autenticado.",
  businessNotFound: "Negocio no encontrado",
  draft: "Borrador automático (sin IA)",
} as const;

export const AI_REFUSALS: Readonly<Record<AiRefusal, string>> = {
  notConfigured: "IA no configurada.",
  off: "Las herramientas de IA están en pausa. Inténtalo más tarde.",
  budget: "Hoy ya se usó toda la IA del directorio. Vuelve mañana: no perdiste ningún uso.",
  share:
    "Hoy ya se usó la parte de la IA que le toca a cada dueño con todos sus negocios. Vuelve mañana: no perdiste ningún uso.",
  quota: "Ya usaste los intentos de hoy. Mañana tienes más.",
  notYours: ACTION_MESSAGES.notYours,
  abovePlan: AI_MESSAGES.premium,
  refused:
    "La IA no quiso hacerlo. Cambia lo que pediste: sin marcas, personas famosas ni nada ofensivo. No perdiste tu uso.",
  busy: "La IA está ocupada. Espera un minuto e inténtalo de nuevo: no perdiste tu uso.",
  slow: "La IA tardó demasiado. Inténtalo de nuevo: no perdiste tu uso.",
  unreachable: "No pudimos hablar con la IA. Inténtalo más tarde: no perdiste tu uso.",
  unusable: "Lo que escribió la IA no sirve. Inténtalo de nuevo: no perdiste tu uso.",
  nothing: "En esa foto no encontramos un menú. Toma otra de cerca, derecha y con luz: no perdiste tu uso.",
  canceled: "Lo detuviste.",
};

export const DESCRIPTION_WORDS = {
  writing: "Escribiendo…",
  ready: "Listo. Compara los textos y quédate con el que te guste.",
  /** Generated, and not saved yet; it stays while saving fails. */
  used: "El texto nuevo ya está en la descripción. Pulsa «Guardar cambios» para que se quede.",
  stopped: "Lo detuviste: no gastaste ningún intento.",
  locked: "Con Premium, la IA te escribe la descripción.",
  starter: "Te escribimos este texto para empezar: cámbialo cuando quieras",
  starterWaiting: "Te estamos escribiendo una descripción para empezar: la verás en «Mi negocio» en unos minutos.",
} as const;

export const triesLeft = (left: number, perDay: number): string =>
  left === 1 ? `Te queda 1 de ${perDay} intentos hoy.` : `Te quedan ${left} de ${perDay} intentos hoy.`;

export const MENU_PHOTO_MESSAGES = {
  none: "Toma o elige una foto de tu menú.",
  notForFood: "El menú es para negocios de comida y bebida.",
  notRead: "No pudimos leer tu foto. Inténtalo de nuevo: no perdiste tu uso.",
  cut: "La foto tiene más platillos de los que leemos de una vez. Toma otra del resto.",
  /** Said where drafts are put together by rules: there is none of a photo. */
  noDraft: "Este sitio de prueba no tiene una IA conectada, y sin ella nadie puede leer una foto.",
  paste: "Si tienes tu menú en un mensaje o un documento, copia el texto y pégalo abajo.",
} as const;

export const AI_STATUS: Readonly<Record<AiRefusal, number>> = {
  notConfigured: 503,
  off: 503,
  budget: 503,
  share: 429,
  quota: 429,
  notYours: 403,
  abovePlan: 403,
  refused: 422,
  busy: 503,
  slow: 504,
  unreachable: 502,
  unusable: 502,
  nothing: 422,
  canceled: 499,
};
