import { PLANS, type Plan } from "./plans";

export function preparationFor(plan: Plan): readonly string[] {
  const { gates, limits } = PLANS[plan];
  return [
    "Tu logo y una foto de portada",
    limits.galleryUpload > 0 && `Hasta ${limits.galleryUpload} fotos de tu local y de lo que vendes`,
    gates.services && "Tu horario y la lista de tus servicios",
    gates.whatsapp && "Tu WhatsApp, tus redes y tu sitio web",
    gates.specialPromotion && "Una promoción y hasta cuándo vale",
    gates.menu && "Tu menú con precios, si vendes comida",
    gates.video && "Un video de YouTube",
  ].filter((line) => line !== false);
}
