import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { flashMessageOf } from "@/lib/forms/flash-messages";

/** What the administration says first, after one of its forms: the address holds the name of a sentence, and no words. */
const FLASH_MESSAGES = {
  concedido: "Listo: el negocio ya tiene dueño. Les avisamos por correo.",
  rechazado: "Listo: la solicitud se rechazó. Le avisamos por correo.",
  "con-dueno": "Ese negocio ya tiene dueño o se eliminó. Rechaza la solicitud.",
  lleno: "Esa persona llegó al límite de 20 negocios. Rechaza la solicitud o pídele que libere uno.",
  decidido: "Esa solicitud ya se decidió.",
  "sinonimo-guardado": "Listo: el buscador ya lo usa.",
  "sinonimo-borrado": "Listo: el buscador ya no lo usa.",
  "sinonimo-rechazado": "No se guardó. Vuelve a probarlo para ver por qué.",
  "pago-cambio": "Listo: el proveedor dijo algo nuevo y ya está aquí.",
  "pago-igual": "Preguntamos: el proveedor no dice nada nuevo.",
  "pago-sin-respuesta": "El proveedor de pagos no contesta. Inténtalo en un momento.",
  "pago-desconocido": "Esa orden ya no está.",
  "mes-puesto": "Listo: el mes ya está en ese negocio.",
  "mes-usado": "Ese mes ya no espera: alguien lo usó o el pago ya no cuenta.",
  "mes-ajeno": "Ese negocio no es de quien compró. El mes no se movió.",
  "cortesia-dada": "Listo: la cortesía ya cuenta. Le avisamos por correo.",
  "cortesia-terminada": "Listo: la cortesía terminó y el plan ya cambió. Le avisamos por correo.",
  "cortesia-no-esta": "Esa cortesía ya había terminado.",
  "falta-motivo": "Escribe el motivo. No cambió nada.",
  "factura-enviada": "Listo: marcada como enviada. El correo sale en un minuto: aún puedes deshacer.",
  "factura-rechazada": "Listo: no se puede. El correo con tu motivo sale en un minuto: aún puedes deshacer.",
  "factura-reabierta": "Listo: la solicitud está otra vez por enviar.",
  "factura-igual": "Esa solicitud ya estaba así.",
  "administrador-agregado": "Listo: ya es administrador. Le avisamos por correo.",
  "administrador-quitado": "Listo: ya no es administrador. Le avisamos por correo.",
  ultimo: "Es el único administrador que puede entrar. Agrega a otra persona antes de quitarlo.",
  "importacion-ocupada": "Hay otra importación en curso. Espera a que termine, o cancélala.",
  "importacion-cambiada": "Esa importación ya cambió de estado. Esto es lo que hay ahora.",
  "importacion-sin-archivo": "Ese archivo ya no está guardado. Súbelo de nuevo.",
  "importacion-deteniendo": "Se detiene al terminar los renglones que está leyendo.",
  "importacion-descartada": "Listo: no se importa nada de ese archivo.",
  corregido: "Listo: el dato se corrigió. A quien dejó su correo le avisamos.",
  cerrado: "Listo: el negocio ya no se ve. Avisamos a su dueño y a quien dejó su correo.",
  atendido: "Listo: los reportes quedaron atendidos. A quien dejó su correo le avisamos.",
  descartado: "Listo: los reportes se descartaron. A quien dejó su correo le avisamos.",
  "ya-visto": "Eso ya lo atendió alguien. La lista está al día.",
  contestado: "Listo: tu respuesta va en camino.",
  "mensaje-cerrado": "Listo: el mensaje quedó cerrado sin respuesta.",
  "solicitud-al-dia": "Listo: la solicitud avanzó.",
  demasiados: ACTION_MESSAGES.tooMany,
  fallo: ACTION_MESSAGES.failed,
} as const;

export type FlashMessage = keyof typeof FLASH_MESSAGES;

export const flashMessage = (name: string): string | null => flashMessageOf(FLASH_MESSAGES, name);
