import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { flashMessageOf } from "@/lib/forms/flash-messages";

/** What the administration says first, after one of its forms: the address holds the name of a sentence, and no words. */
const FLASH_MESSAGES = {
  concedido: "Listo: el negocio ya tiene dueño. Les avisamos por correo.",
  rechazado: "Listo: la solicitud se rechazó. Le avisamos por correo.",
  "con-dueno": "Ese negocio ya tiene dueño o se eliminó. Rechaza la solicitud.",
  lleno: "Esa persona llegó al límite de 20 negocios. Rechaza la solicitud o pídele que libere uno.",
  decidido: "Esa solicitud ya se decidió.",
  deshecho: "Listo: quedó como antes. No se envió ningún correo.",
  "deshecho-parte": "Quedó como antes, menos lo que alguien cambió mientras tanto.",
  "sin-cambio": "No hizo falta: ya estaba así.",
  borrado: "Listo: se eliminó para siempre, con sus fotos.",
  "no-borrado": "No se pudo eliminar el negocio.",
  demasiados: ACTION_MESSAGES.tooMany,
  fallo: ACTION_MESSAGES.failed,
} as const;

export type FlashMessage = keyof typeof FLASH_MESSAGES;

export const flashMessage = (name: string): string | null => flashMessageOf(FLASH_MESSAGES, name);
