import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { flashMessageOf } from "@/lib/forms/flash-messages";
import { MESSAGES } from "@/lib/messages";
import type { PanelSection } from "@/lib/panel-sections";
import { PLANS, type Plan } from "@/lib/plans/plans";

/** First sentences of the panel after a form: the address holds the name of one, and no words. */
export const FLASH_MESSAGES = {
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
  "resumen-encendido": "Listo: cada lunes te escribimos qué trajo tu página.",
  "resumen-apagado": "Listo: ya no te enviamos el resumen semanal. Los recibos y los avisos siguen llegando.",
  "foto-guardada": "Listo: tu foto ya está guardada.",
  "foto-en-revision":
    "Listo: recibimos tu foto. La revisamos antes de publicarla; mientras tanto tu página sigue como estaba.",
  "imagen-guardada": "Listo: tu imagen ya está en tu página.",
  "foto-eliminada": "Imagen eliminada de la galería",
  "portada-eliminada": "Imagen eliminada. Tu página muestra la ilustración de tu categoría.",
  "logo-eliminado": "Imagen eliminada.",
  "foto-de-vuelta": "Listo: tu foto está de vuelta.",
  "fotos-en-orden": "Listo: guardamos el orden de tus fotos.",
  menu: "Menú guardado correctamente.",
  video: "Video guardado correctamente.",
  promocion: "Promoción guardada correctamente",
  "promocion-eliminada": "Promoción eliminada.",
  "promocion-no-eliminada": "No se pudo eliminar la promoción. Inténtalo de nuevo.",
  "promocion-no-esta": "Esa promoción ya no está.",
  "sin-negocio": "Sin negocio: No se encontró el ID del negocio.",
  "hoy-cerrado": "Listo: hoy tu página dice que está cerrado. A medianoche vuelve sola a tu horario.",
  "hoy-hasta": "Listo: tu página ya dice hasta qué hora abres hoy. A medianoche vuelve sola a tu horario.",
  "hoy-siempre": "Listo: hoy tu página vuelve a tu horario de siempre.",
  "horario-confirmado": "Gracias: tu página dice que confirmaste tu horario hoy.",
  "sin-horario": "Primero pon tu horario y guárdalo.",
  demasiados: ACTION_MESSAGES.tooMany,
  fallo: ACTION_MESSAGES.failed,
} as const;

export type FlashMessage = keyof typeof FLASH_MESSAGES;

/** Sections that say in words of their own that something was saved; the others show it in their bar. */
const SAVED_WORDS: Partial<Readonly<Record<PanelSection, FlashMessage>>> = {
  menu: "menu",
  video: "video",
  promociones: "promocion",
};

export function savedMessage(section: PanelSection): { aviso: FlashMessage; notice: string | null } {
  const own = SAVED_WORDS[section];
  return { aviso: own ?? "guardado", notice: own ? FLASH_MESSAGES[own] : null };
}

export const flashMessage = (name: string): string | null => flashMessageOf(FLASH_MESSAGES, name);

/** After paying: what the ledger says, whatever the address claims. */
export const planActive = (plan: Plan): string => `Listo: tu plan ${PLANS[plan].name} ya está activo en tu página.`;

export const PLAN_SCOPES: Readonly<Record<Plan, string>> = {
  free: "Gratis: solo registras nombre, dirección y teléfono, con portada, logo y una descripción corta.",
  pro: "Profesional: además redes sociales, galería y descripción sin IA.",
  premium: "Premium: todo.",
};

export const EDIT_REFUSALS = {
  notYours: ACTION_MESSAGES.notYours,
  notAccepted: "Antes de cambiarlo, di en «Mi negocio» que es tuyo.",
  abovePlan: "Tu plan actual no incluye este cambio. No se borró nada de lo que ya tenías.",
  longDescription: "La descripción es más larga de lo que permite tu plan. Acórtala y guarda de nuevo.",
  fullGallery: "Ya tienes todas las fotos que permite tu plan. Borra una para subir otra.",
  unknownPicture: "Una imagen ya no está. Súbela de nuevo.",
  refused: "No pudimos guardarlo así: revisa que nada sea demasiado largo ni tenga signos raros.",
  stale: "Alguien más lo estaba cambiando en ese momento. Lo que escribiste sigue aquí: guarda de nuevo.",
} as const;

export const PICTURE_REFUSALS = {
  none: "Elige una foto.",
  canceled: "La cancelaste.",
  notStored: "No pudimos guardar tu foto. Inténtalo de nuevo.",
  lost: "Se cortó la conexión. Reintenta cuando vuelva.",
  gone: "Esa foto ya no está.",
} as const;

export const PANEL_MESSAGES = {
  lost: "Sin conexión. Lo que escribiste sigue aquí: lo guardamos cuando vuelva, o inténtalo de nuevo.",
  conflict:
    "Este negocio cambió en otra pestaña o en otro teléfono después de que lo abriste. No guardamos nada: revisa qué cambió y guarda de nuevo.",
} as const;

export const INVITATION_REFUSALS = {
  known: "Ya está en la lista.",
  owner: "Ese correo ya es del dueño.",
  full: "Puedes tener hasta 5 ayudantes. Quita a uno para invitar a otro.",
  unknown: ACTION_MESSAGES.notYours,
} as const;

export const REMOVAL_MESSAGES = {
  unconfirmed: "Marca la casilla para confirmar.",
  failed: `${MESSAGES.businessNotDeleted} Inténtalo de nuevo en un momento.`,
  done: { title: "Negocio eliminado", text: "Te escribimos cómo recuperarlo en los próximos 30 días." },
} as const;

export const PRIVACY_NOTES = {
  onlyWhatsappNeedsPlan: `«Sólo WhatsApp» es de ${PLANS.pro.name} y ${PLANS.premium.name}: su botón viene con esos planes, y sin él nadie podría contactarte. Con tu plan puedes pedir que toquen «Ver teléfono».`,
  needsWhatsapp: "Para que sólo te escriban, primero pon tu WhatsApp en «Datos».",
  whatsappWaits: "Tu WhatsApp todavía está en revisión. Activa «Sólo WhatsApp» cuando se publique.",
  noContact: "Ahora nadie puede contactarte: pon tu WhatsApp en «Datos» o apaga «Sólo WhatsApp».",
  sameNumber: "Tu WhatsApp es el mismo número que tu teléfono: quien te escriba lo conoce. Si puedes, usa otro.",
  saysPhone: (label: string) => `Tu teléfono todavía está escrito en «${label}». Quítalo de ahí.`,
  saysStreet: (label: string) => `Tu calle todavía está escrita en «${label}». Quítala de ahí.`,
} as const;
