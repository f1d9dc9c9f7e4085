import type { Business } from "@/lib/businesses/model";
import type { PanelSection } from "@/lib/panel-sections";
import { PLANS, type Plan } from "@/lib/plans/plans";

export type CompletionStep = {
  section: PanelSection;
  /** The lowest that can fill it. */
  plan?: Plan;
  title: string;
  reason: string;
  button: string;
  isDone: (business: Business) => boolean;
};

export const countSocialLinks = ({ instagram, facebook, tiktok, website }: Business): number =>
  [instagram, facebook, tiktok, website].filter(Boolean).length;

/** Most worth first. */
const STEPS: readonly CompletionStep[] = [
  // A plan that has this button is paid for it.
  {
    section: "datos",
    plan: "pro",
    title: "agrega tu WhatsApp",
    reason: "Así te escriben con un toque desde tu página.",
    button: "Agregar WhatsApp",
    isDone: ({ whatsappUrl }) => whatsappUrl !== null,
  },
  {
    section: "datos",
    title: "pon tu teléfono",
    reason: "Sin teléfono nadie puede llamarte desde tu página.",
    button: "Poner teléfono",
    isDone: ({ phone }) => phone !== null,
  },
  {
    section: "datos",
    title: "escribe tu dirección",
    reason: "Quien te encuentra quiere saber a dónde ir.",
    button: "Escribir dirección",
    isDone: ({ address }) => address !== null,
  },
  {
    section: "fotos",
    title: "sube una foto de portada",
    reason: "Es lo primero que se ve de ti en las listas y en tu página.",
    button: "Subir foto",
    // Without a cover the logo stands in its place.
    isDone: ({ coverUrl, logoUrl }) => coverUrl !== null && coverUrl !== logoUrl,
  },
  {
    section: "horario",
    plan: "pro",
    title: "pon tu horario",
    reason: "Quien busca «Abierto ahora» solo ve negocios con horario.",
    button: "Poner horario",
    isDone: ({ weeklyHours }) => weeklyHours !== null,
  },
  {
    section: "datos",
    title: "cuenta qué vendes",
    reason: "Con esas palabras te encuentran en el buscador.",
    button: "Escribir descripción",
    isDone: ({ description }) => description !== null,
  },
  {
    section: "datos",
    plan: "pro",
    title: "di qué servicios das",
    reason: "Te encuentran por lo que haces, no solo por tu nombre.",
    button: "Agregar servicios",
    isDone: ({ services }) => services.length > 0,
  },
  {
    section: "mapa",
    title: "marca tu ubicación",
    reason: "Sales en «Cerca de mí» y llegan sin preguntar.",
    button: "Marcar ubicación",
    isDone: ({ position }) => position !== null,
  },
  {
    section: "fotos",
    title: "sube tu logo",
    reason: "Te reconocen en cuanto abren tu página.",
    button: "Subir logo",
    isDone: ({ logoUrl }) => logoUrl !== null,
  },
  {
    section: "fotos",
    plan: "pro",
    title: "sube fotos a tu galería",
    reason: "Ver el lugar y lo que vendes da confianza para ir.",
    button: "Subir fotos",
    isDone: ({ gallery }) => gallery.length > 0,
  },
  {
    section: "redes",
    plan: "pro",
    title: "conecta tus redes",
    reason: "Quien ya te conoció te sigue y vuelve.",
    button: "Agregar redes",
    isDone: (business) => countSocialLinks(business) > 0,
  },
  {
    section: "menu",
    plan: "premium",
    title: "escribe tu menú",
    reason: "Llegan sabiendo qué pedir y cuánto cuesta.",
    button: "Escribir menú",
    isDone: ({ menu }) => menu !== null,
  },
  {
    section: "video",
    plan: "premium",
    title: "agrega un video",
    reason: "Un minuto de video enseña lo que las fotos no.",
    button: "Agregar video",
    isDone: ({ videoUrl }) => videoUrl !== null,
  },
];

const stepsFor = (business: Business, sections: readonly PanelSection[]): CompletionStep[] =>
  STEPS.filter(
    ({ plan = "free", section }) => PLANS[plan].rank <= PLANS[business.plan].rank && sections.includes(section),
  );

/** Steps left that the plan can fill, most worth first. @param sections of the business (`listedSections`). */
export const missingSteps = (business: Business, sections: readonly PanelSection[]): CompletionStep[] =>
  stepsFor(business, sections).filter(({ isDone }) => !isDone(business));

/** Share of what the plan can fill that is there: 0 to 100, and 100 only when nothing is missing. */
export function completeness(business: Business, sections: readonly PanelSection[]): number {
  const all = stepsFor(business, sections).length;
  return Math.floor((100 * (all - missingSteps(business, sections).length)) / all);
}
