import { advertisedImages } from "./comparison";
import { PLANS, type Plan } from "./plans";

export const EXAMPLE = {
  name: "Panadería El Ejemplo",
  category: "Alimentos y Bebidas",
  address: "Calle Inventada 12, Col. Centro",
  hours: "Lun a sáb, 7:00 a 21:00",
  description:
    "Pan de dulce y bolillo recién salidos del horno, mañana y tarde, hechos en casa desde hace treinta años. Pasteles y roscas sobre pedido: aparta el tuyo por WhatsApp con un día de anticipación y pasa por él a la hora que quieras. Café de olla, atole y tamales de seis a diez. Hacemos mesas de dulces para fiestas en toda la alcaldía.",
} as const;

export type ExamplePart =
  | { kind: "text"; title: string; text: string }
  | { kind: "buttons"; labels: readonly string[] }
  | { kind: "pictures"; title: string; count: number };

const text = (title: string, words: string): ExamplePart => ({ kind: "text", title, text: words });

export function exampleParts(plan: Plan): readonly ExamplePart[] {
  const { gates, limits } = PLANS[plan];
  const routes = gates.routeLinks ? ["Cómo llegar"] : ["Copiar dirección"];
  const whatsapp = gates.whatsapp ? ["WhatsApp"] : [];
  const isCut = EXAMPLE.description.length > limits.descriptionCharacters;
  const description = EXAMPLE.description.slice(0, limits.descriptionCharacters - (isCut ? 1 : 0)).trimEnd();
  const parts: readonly (ExamplePart | false)[] = [
    { kind: "buttons", labels: ["Llamar", ...whatsapp, ...routes] },
    text("Horario", EXAMPLE.hours),
    text("Dirección y mapa", EXAMPLE.address),
    gates.specialPromotion && text("Promoción especial", "Los martes, dos conchas por el precio de una."),
    text("Descripción", isCut ? `${description}…` : description),
    gates.services && text("Servicios", "Pan de dulce · Bolillo · Pasteles sobre pedido · Mesas de dulces"),
    gates.promotions && text("Promociones", "Rosca de Reyes: 10 % al apartar, hasta el 4 de enero."),
    limits.galleryGrid > 0 && { kind: "pictures", title: advertisedImages(PLANS[plan]), count: limits.galleryGrid },
    gates.menu && text("Menú", "Concha $14 · Bolillo $4 · Café de olla $22 · Pastel chico $280"),
    gates.video && text("Video", "Un recorrido por el horno."),
    gates.socialLinks && text("Síguenos", "Instagram · Facebook · TikTok · Sitio web"),
  ];
  return parts.filter((part) => part !== false);
}
