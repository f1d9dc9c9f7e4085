import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { flashMessageOf } from "@/lib/forms/flash-messages";
import { PLANS, type Plan } from "@/lib/plans/plans";

/** What the panel says first, after one of its forms: the address holds the name of a sentence, and no words. */
const FLASH_MESSAGES = {
  mes: "Listo: tu mes pagado ya está en tu negocio.",
  reclamado: "Listo: el negocio ya es tuyo. Revisa que el teléfono, la dirección y el horario estén bien.",
  "mes-usado": "Ese mes ya se usó. Revisa el plan de tus negocios.",
  "no-es-tuyo": ACTION_MESSAGES.notYours,
  aceptado: "Listo: ese negocio ya cuenta como tuyo.",
  "sin-lugar": "Llegaste al límite de 20 negocios por cuenta. Si necesitas más, escríbenos a soporte.",
  quitado: "Listo: ese negocio ya no está en tu cuenta y no se publica.",
  "no-quitado": "Ese negocio ya no se puede quitar desde aquí. Si no es tuyo, escríbenos a soporte.",
  reenviado: "Listo: lo recibimos de nuevo. Te escribimos cuando lo revisemos.",
  "reenvios-agotados": "Ya lo enviaste cinco veces este mes. Escríbenos a soporte y lo vemos contigo.",
  "no-reenviado": "Ese negocio ya no espera que lo envíes. Revisa cómo está aquí abajo.",
  guardado: "Guardado.",
  "en-revision": "Guardado. Lo revisamos antes de publicarlo; mientras tanto tu página sigue como estaba.",
  invitado: "Listo: le escribimos. Podrá ayudarte cuando entre con ese correo y acepte.",
  "ayudante-quitado": "Listo: ya no puede cambiar tu negocio.",
  "ya-ayudas": "Listo: ya puedes cambiar ese negocio.",
  "no-ayudas": "Listo: no ayudas con ese negocio.",
  "sin-invitacion": "Esa invitación ya no está. Pide que te inviten de nuevo.",
  demasiados: ACTION_MESSAGES.tooMany,
  fallo: ACTION_MESSAGES.failed,
} as const;

export type FlashMessage = keyof typeof FLASH_MESSAGES;

export const flashMessage = (name: string): string | null => flashMessageOf(FLASH_MESSAGES, name);

/** After paying: what the ledger says, whatever the address claims. */
export const planActive = (plan: Plan): string => `Listo: tu plan ${PLANS[plan].name} ya está activo en tu página.`;

/** What each plan may register; the descriptions' and pictures' numbers stand beside their fields. */
export const PLAN_SCOPES: Readonly<Record<Plan, string>> = {
  free: "Gratis: solo registras nombre, dirección y teléfono, con portada, logo y una descripción corta.",
  pro: "Profesional: además redes sociales, galería y descripción sin IA.",
  premium: "Premium: todo.",
};

/** Why an edit was not stored, in words. */
export const EDIT_REFUSALS = {
  notYours: ACTION_MESSAGES.notYours,
  notAccepted: "Antes de cambiarlo, di en «Mi negocio» que es tuyo.",
  abovePlan: "Tu plan actual no incluye este cambio. No se borró nada de lo que ya tenías.",
  longDescription: "La descripción es más larga de lo que permite tu plan. Acórtala y guarda de nuevo.",
  fullGallery: "Ya tienes todas las fotos que permite tu plan. Borra una para subir otra.",
  unknownPicture: "Una imagen ya no está. Súbela de nuevo.",
  refused: "No pudimos guardarlo así: revisa que nada sea demasiado largo ni tenga signos raros.",
  stale: ACTION_MESSAGES.failed,
} as const;

/** What the panel says around its forms. */
export const PANEL_MESSAGES = {
  lost: "Sin conexión. Lo que escribiste sigue aquí: lo guardamos cuando vuelva, o inténtalo de nuevo.",
  conflict:
    "Este negocio cambió en otra pestaña o en otro teléfono después de que lo abriste. No guardamos nada: revisa qué cambió y guarda de nuevo.",
} as const;

/** What an owner reads whose invitation was not sent. */
export const INVITATION_REFUSALS = {
  known: "Ya está en la lista.",
  owner: "Ese correo ya es del dueño.",
  full: "Puedes tener hasta 5 ayudantes. Quita a uno para invitar a otro.",
  unknown: ACTION_MESSAGES.notYours,
} as const;

export const REMOVAL_MESSAGES = {
  unconfirmed: "Marca la casilla para confirmar.",
  done: { title: "Negocio eliminado", text: "Te escribimos cómo recuperarlo en los próximos 30 días." },
} as const;
