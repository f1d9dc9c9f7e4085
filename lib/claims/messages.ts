import { CLAIM_CODE_DIGITS, CLAIM_CODE_MINUTES } from "./model";

export const CLAIM_MESSAGES = {
  unknown: "Este negocio ya no está publicado.",
  owned: "Este negocio ya tiene dueño. Si crees que es un error, escríbenos a soporte.",
  full: "Ya tienes cinco solicitudes en revisión. Espera nuestra respuesta antes de pedir otra.",
  unconfirmed: "Confirma tu correo antes de pedir un negocio.",
  tooMany: "Demasiados intentos. Espera unos minutos e inténtalo de nuevo.",
  failed: "No pudimos guardar tu solicitud. Inténtalo de nuevo.",
  papersFailed: "No se pudo subir la foto.",
} as const;

export const CODE_MESSAGES = {
  unknown: CLAIM_MESSAGES.unknown,
  owned: CLAIM_MESSAGES.owned,
  unconfirmed: CLAIM_MESSAGES.unconfirmed,
  elsewhere: "Escribe un correo que termine en el dominio de la página del negocio.",
  tooMany: "Ya se enviaron los códigos de hoy. Inténtalo mañana, o cuéntanos aquí abajo cómo sabemos que es tuyo.",
  failed: "No pudimos enviar el código. Inténtalo de nuevo en un momento.",
  shape: `Escribe los ${CLAIM_CODE_DIGITS} números del código.`,
  wrong: "Ese código no es. Revisa el correo y escríbelo de nuevo.",
  expired: `Ese código ya no sirve: vence en ${CLAIM_CODE_MINUTES} minutos y acepta cinco intentos. Pide otro.`,
  full: "Llegaste al límite de 20 negocios por cuenta. Si necesitas más, escríbenos a soporte.",
  notChecked: "No pudimos revisar el código. Inténtalo de nuevo en un momento.",
} as const;
