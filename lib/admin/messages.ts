import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { flashMessageOf } from "@/lib/forms/flash-messages";

/** What the administration says first, after one of its forms: the address holds the name of a sentence, and no words. */
const FLASH_MESSAGES = {
  concedido: "Listo: el negocio ya tiene dueño. Les avisamos por correo.",
  rechazado: "Listo: la solicitud se rechazó. Le avisamos por correo.",
  "con-dueno": "Ese negocio ya tiene dueño o se eliminó. Rechaza la solicitud.",
  lleno: "Esa persona llegó al límite de 20 negocios. Rechaza la solicitud o pídele que libere uno.",
  decidido: "Esa solicitud ya se decidió.",
  actualizado: "Negocio actualizado",
  agregado: "Negocio agregado",
  "negocio-aprobado": "Aprobado",
  "negocio-rechazado": "Rechazado",
  "negocio-eliminado": "Eliminado",
  "negocio-restaurado": "Restaurado",
  "sin-cambios": "No había cambios que guardar.",
  demasiados: ACTION_MESSAGES.tooMany,
  fallo: ACTION_MESSAGES.failed,
} as const;

export type FlashMessage = keyof typeof FLASH_MESSAGES;

export const flashMessage = (name: string): string | null => flashMessageOf(FLASH_MESSAGES, name);
