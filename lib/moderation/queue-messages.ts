import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { flashMessageOf } from "@/lib/forms/flash-messages";

/** What somebody who decides reads beside a field. */
export const QUEUE_MESSAGES = {
  noReason: "Escribe el motivo o elige uno: es lo que leerá el dueño.",
  longReason: "Usa como máximo 1000 caracteres.",
  nothingTicked: "Marca al menos un cambio, o rechaza todo.",
} as const;

/** What the queue says first, after one of its forms: the address holds the name of a sentence, and no words. */
const FLASH_MESSAGES = {
  aprobado: "Aprobado: ya es público. En unos segundos se le avisa por correo.",
  "no-aprobado": "Rechazado. En unos segundos se le avisa por correo con el motivo.",
  "cambios-pedidos":
    "Cambios pedidos: vuelve a la cola cuando el dueño lo envíe de nuevo. En unos segundos se le avisa por correo.",
  "cambios-aceptados": "Cambios publicados. Se le avisó por correo.",
  "cambios-en-parte": "Se publicó lo que marcaste; lo demás sigue como estaba. Se le avisó por correo.",
  "cambios-rechazados": "Cambios rechazados: la página sigue como estaba. Se le avisó por correo.",
  concedido: "Listo: el negocio ya tiene dueño. Les avisamos por correo.",
  rechazado: "Listo: la solicitud se rechazó. Le avisamos por correo.",
  "con-dueno": "Ese negocio ya tiene dueño o se eliminó. Rechaza la solicitud.",
  lleno: "Esa persona llegó al límite de 20 negocios. Rechaza la solicitud o pídele que libere uno.",
  decidido: "Ya se había decidido. Este es el que sigue.",
  cambio: "El dueño lo cambió mientras lo veías. Míralo de nuevo antes de decidir.",
  unido: "Unidos: la dirección del otro ya lleva al que se quedó.",
  "unir-duenos": "No se unieron: cada uno tiene un dueño distinto. Ponte de acuerdo con ellos primero.",
  "unir-pagado": "No se unieron: el que se iba a quitar tiene un plan pagado. Quédate con ese.",
  "unir-no": "No se unieron: uno de los dos ya no está.",
  deshecho: "Deshecho: está de nuevo en la cola y no se mandó ningún correo.",
  tarde: "Ya no se puede deshacer: el correo ya salió o alguien más lo cambió.",
  demasiados: ACTION_MESSAGES.tooMany,
  fallo: ACTION_MESSAGES.failed,
} as const;

export type QueueFlash = keyof typeof FLASH_MESSAGES;

export const queueFlash = (name: string): string | null => flashMessageOf(FLASH_MESSAGES, name);
