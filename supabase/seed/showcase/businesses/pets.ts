import type { ShowcaseBusiness } from "@/supabase/seed/showcase/business";
import { everyDay } from "@/supabase/seed/showcase/hours";

export const veterinaria: ShowcaseBusiness = {
  number: 4,
  slug: "veterinaria-patitas-del-cerro",
  name: "Veterinaria Patitas del Cerro",
  category: "mascotas-y-veterinarias",
  plan: "pro",
  approval: "approved",
  createdOn: "2026-01-19",
  address: "Av. San Lorenzo 1020, Col. Cerro de la Estrella, 09860",
  neighborhood: "Cerro de la Estrella",
  postalCode: "09860",
  position: { lat: 19.3256, lng: -99.0779 },
  description:
    "Consulta, vacunas y estética canina. Cerramos el local en septiembre; gracias por tantos años de confianza.",
  isDeleted: true,
  owner: "pro",
  email: "patitas@example.com",
  adminNotes: "El dueño pidió retirar la página por cierre del negocio.",
  hasWhatsapp: true,
  hoursText: "Abierto las 24 horas",
  hours: {
    mon: [["00:00", "24:00"]],
    tue: [["00:00", "24:00"]],
    wed: [["00:00", "24:00"]],
    thu: [["00:00", "24:00"]],
    fri: [["00:00", "24:00"]],
    sat: [["00:00", "24:00"]],
    sun: [["00:00", "24:00"]],
  },
  services: ["Consulta", "Vacunas", "Estética canina"],
  pictures: { cover: 0, gallery: [2] },
};

export const croquetas: ShowcaseBusiness = {
  number: 22,
  slug: "croquetas-y-mas-el-bigote",
  name: "Croquetas y Más El Bigote",
  category: "mascotas-y-veterinarias",
  plan: "free",
  approval: "approved",
  createdOn: "2026-10-05",
  address: "Calle Sur 16, Col. Leyes de Reforma Segunda Sección, 09310",
  neighborhood: "Leyes de Reforma Segunda Sección",
  postalCode: "09310",
  position: { lat: 19.3681, lng: -99.0639 },
  description: "Alimento a granel y por costal, arena, correas y juguetes. Te lo llevamos a tu casa.",
  hoursText: "Lunes a domingo de 09:00 a 21:00",
  hours: everyDay(["09:00", "21:00"]),
  pictures: { cover: 1 },
};

export const esteticaCanina: ShowcaseBusiness = {
  number: 23,
  slug: "estetica-canina-cola-contenta",
  name: "Estética Canina Cola Contenta",
  category: "mascotas-y-veterinarias",
  plan: "pro",
  approval: "approved",
  createdOn: "2026-07-07",
  address: "Av. Tláhuac 3318, Col. Lomas Estrella, 09890",
  neighborhood: "Lomas Estrella",
  postalCode: "09890",
  position: { lat: 19.3239, lng: -99.0931 },
  description:
    "Baño, corte y limpieza de oídos sin jaulas: tu perro espera en un cuarto con música y colchonetas. Atendemos razas " +
    "grandes y también gatos con paciencia.",
  hasWhatsapp: true,
  hoursText: "Martes a domingo de 10:00 a 18:00",
  services: ["Baño", "Corte de raza", "Corte de uñas", "Baño medicado"],
  handle: "cola.contenta.ejemplo",
  networks: ["instagram"],
  rating: { stars: 4.8, reviews: 21 },
  legacy: { whatsapp: "link" },
  pictures: { cover: 4, gallery: [2, 1] },
  visits: 190,
  clicks: 58,
};

export const hospitalVeterinario: ShowcaseBusiness = {
  number: 24,
  slug: "hospital-veterinario-colibri",
  name: "Hospital Veterinario Colibrí",
  category: "mascotas-y-veterinarias",
  plan: "premium",
  approval: "approved",
  createdOn: "2026-03-02",
  address: "Av. Rojo Gómez 1210, Col. Guadalupe del Moral, 09300",
  neighborhood: "Guadalupe del Moral",
  postalCode: "09300",
  position: { lat: 19.3692, lng: -99.0761 },
  description:
    "Urgencias las 24 horas, los 365 días. Cirugía, rayos X, ultrasonido y laboratorio en el mismo edificio, con médicos " +
    "de guardia toda la noche. Hospitalizamos perros y gatos por separado y te mandamos fotos de tu paciente dos veces al " +
    "día.\n\nTambién atendemos aves, conejos y tortugas los martes y jueves.",
  isFeatured: true,
  hasWhatsapp: true,
  hoursText: "Abierto las 24 horas",
  hours: everyDay(["00:00", "24:00"]),
  services: ["Urgencias", "Cirugía", "Rayos X", "Ultrasonido", "Vacunas", "Hospitalización"],
  handle: "hospital.colibri.ejemplo",
  networks: ["facebook", "web"],
  keywords: ["veterinaria 24 horas", "urgencias veterinarias"],
  promotions: [
    {
      title: "Vacuna quíntuple",
      description: "Con revisión general y cartilla nueva por $380.",
      startsInDays: -9,
      endsInDays: 26,
      picture: 2,
    },
  ],
  statistics: "Doce médicos y más de 9,000 expedientes.",
  pictures: { cover: 0, logo: 2, gallery: [6, 2, 5, 1] },
  visits: 820,
  clicks: 402,
};
