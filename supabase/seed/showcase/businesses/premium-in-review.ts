import type { ShowcaseBusiness } from "@/supabase/seed/showcase/business";

export const gimnasio: ShowcaseBusiness = {
  number: 7,
  slug: "gimnasio-fuerza-tezonco",
  name: "Gimnasio Fuerza Tezonco",
  category: "salud-y-bienestar",
  plan: "premium",
  approval: "pending",
  createdOn: "2026-10-29",
  address: "Av. Tláhuac 4520, Pueblo San Lorenzo Tezonco, 09790",
  neighborhood: "San Lorenzo Tezonco",
  postalCode: "09790",
  position: { lat: 19.3071, lng: -99.0674 },
  description:
    "Pesas, clases de baile y box en un espacio limpio y bien ventilado. Tu primera clase es gratis y el instructor arma " +
    "tu rutina según lo que quieras lograr. Tenemos regaderas, casilleros y estacionamiento para bicicletas.",
  owner: "premium",
  email: "gimnasio@example.com",
  hasWhatsapp: true,
  hoursText: "Lunes a viernes de 06:00 a 22:00, sábado de 08:00 a 15:00",
  hours: {
    mon: [["06:00", "22:00"]],
    tue: [["06:00", "22:00"]],
    wed: [["06:00", "22:00"]],
    thu: [["06:00", "22:00"]],
    fri: [["06:00", "22:00"]],
    sat: [["08:00", "15:00"]],
    sun: [],
  },
  services: ["Área de pesas", "Box", "Zumba", "Entrenador personal"],
  handle: "fuerza.tezonco.ejemplo",
  networks: ["instagram"],
  promotions: [
    {
      title: "Inscripción gratis",
      description: "Al pagar tu primer mes.",
      startsInDays: -2,
      endsInDays: 28,
      picture: 2,
    },
  ],
  pictures: { cover: 8, logo: 2, gallery: [3, 6] },
};

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
