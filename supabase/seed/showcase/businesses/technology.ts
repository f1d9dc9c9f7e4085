import type { ShowcaseBusiness } from "@/supabase/seed/showcase/business";
import { weekdays } from "@/supabase/seed/showcase/hours";

export const celulares: ShowcaseBusiness = {
  number: 8,
  slug: "celulares-el-enchufe",
  name: "Celulares El Enchufe",
  category: "tecnologia-y-electronica",
  plan: "premium",
  approval: "rejected",
  createdOn: "2026-09-08",
  address: "Av. Texcoco 118, Col. Juan Escutia, 09100",
  neighborhood: "Juan Escutia",
  postalCode: "09100",
  position: { lat: 19.3882, lng: -99.0308 },
  description: "Reparación de celulares y tabletas el mismo día, con piezas garantizadas por 90 días.",
  email: "enchufe@example.com",
  rejectionReason: "La dirección no coincide con el comprobante que enviaste. Corrígela y vuelve a mandar tu registro.",
  hasWhatsapp: true,
  services: ["Cambio de pantalla", "Cambio de batería", "Liberación", "Accesorios"],
  pictures: { cover: 1 },
};

export const cibercafe: ShowcaseBusiness = {
  number: 32,
  slug: "cibercafe-la-arroba-dormida",
  name: "Cibercafé La Arroba Dormida",
  category: "tecnologia-y-electronica",
  plan: "free",
  approval: "approved",
  createdOn: "2026-09-01",
  address: "Calle Batalla de Celaya 5, Unidad Habitacional Ejército de Oriente, 09230",
  neighborhood: "Ejército de Oriente",
  postalCode: "09230",
  position: { lat: 19.3689, lng: -99.0271 },
  description: "Internet, impresiones a color, trámites en línea, CURP y citas médicas.",
  hoursText: "Lunes a sábado de 09:00 a 21:30",
  hours: { ...weekdays(["09:00", "21:30"]), sat: [["09:00", "21:30"]] },
  pictures: { logo: 1 },
  visits: 59,
};

export const computadoras: ShowcaseBusiness = {
  number: 33,
  slug: "reparacion-de-computadoras-tecla-agil",
  name: "Reparación de Computadoras Tecla Ágil",
  category: "tecnologia-y-electronica",
  plan: "pro",
  approval: "approved",
  createdOn: "2026-07-26",
  address: "Calle 7 número 34, Col. Santiago Acahualtepec, 09600",
  neighborhood: "Santiago Acahualtepec",
  postalCode: "09600",
  position: { lat: 19.3534, lng: -99.0051 },
  isAddressPrivate: true,
  description:
    "Voy a tu casa o negocio: formateo, limpieza, cambio de disco y recuperación de fotos. Si no se puede arreglar, no " +
    "cobro la visita.",
  hasWhatsapp: true,
  services: ["Formateo", "Cambio de disco sólido", "Recuperación de datos", "Redes e impresoras"],
  handle: "tecla.agil.ejemplo",
  networks: ["facebook"],
  pictures: { cover: 1, gallery: [2, 6, 5] },
  visits: 121,
  clicks: 48,
};

export const camaras: ShowcaseBusiness = {
  number: 34,
  slug: "camaras-y-alarmas-ojo-de-tecolote",
  name: "Cámaras y Alarmas Ojo de Tecolote",
  category: "tecnologia-y-electronica",
  plan: "premium",
  approval: "approved",
  createdOn: "2026-04-03",
  address: "Av. Javier Rojo Gómez 455, Col. Valle del Sur, 09819",
  neighborhood: "Valle del Sur",
  postalCode: "09819",
  position: { lat: 19.3481, lng: -99.1141 },
  description:
    "Videovigilancia para casas, tiendas y unidades habitacionales. Instalamos en un día, te dejamos la aplicación lista " +
    "en tu teléfono y volvemos gratis el primer mes para ajustar los ángulos.",
  hasWhatsapp: true,
  hoursText: "Lunes a sábado de 09:00 a 19:00",
  hours: { ...weekdays(["09:00", "19:00"]), sat: [["09:00", "19:00"]], sun: [] },
  services: ["Cámaras", "Alarmas", "Videoporteros", "Cercas electrificadas", "Mantenimiento"],
  handle: "ojo.de.tecolote.ejemplo",
  networks: ["instagram", "facebook", "web"],
  keywords: ["cámaras de seguridad", "alarmas", "videovigilancia"],
  promotions: [
    {
      title: "Paquete de cuatro cámaras",
      description: "Grabador, disco de un terabyte e instalación por $6,490.",
      startsInDays: -11,
      endsInDays: 49,
      picture: 2,
    },
    {
      title: "Buen Fin de seguridad",
      description: "Videoportero con 30 % de descuento.",
      startsInDays: -25,
      endsInDays: -4,
      picture: 1,
    },
  ],
  pictures: { cover: 2, logo: 0, gallery: [5, 6, 1, 10, 9, 14, 13] },
  visits: 233,
  clicks: 66,
};
