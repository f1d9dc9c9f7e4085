import type { ShowcaseBusiness } from "@/supabase/seed/showcase/business";
import { weekdays } from "@/supabase/seed/showcase/hours";

export const regularizacion: ShowcaseBusiness = {
  number: 5,
  slug: "regularizacion-paso-a-paso",
  name: "Regularización Paso a Paso",
  category: "educacion-y-escuelas",
  props: ["books", "pencils", "globe"],
  plan: "free",
  approval: "approved",
  createdOn: "2026-05-30",
  address: "Calle Benito Juárez 8, Col. Paraje San Juan, 09830",
  neighborhood: "Paraje San Juan",
  postalCode: "09830",
  position: { lat: 19.3431, lng: -99.0722 },
  description: "Clases de apoyo para primaria y secundaria: matemáticas, lectura y tareas por la tarde.",
  owner: "free",
  email: "pasoapaso@example.com",
  hasWhatsapp: true,
  hoursText: "Lunes a viernes de 15:00 a 19:00",
  pictures: { cover: 6, logo: 1 },
  visits: 96,
};

export const ingles: ShowcaseBusiness = {
  number: 28,
  slug: "academia-de-ingles-puente-largo",
  name: "Academia de Inglés Puente Largo",
  category: "educacion-y-escuelas",
  props: ["globe", "books", "pencils"],
  plan: "pro",
  approval: "approved",
  createdOn: "2026-08-21",
  address: "Av. Año de Juárez 210, Col. San Juan Xalpa, 09850",
  neighborhood: "San Juan Xalpa",
  postalCode: "09850",
  position: { lat: 19.3361, lng: -99.0822 },
  description:
    "Grupos de ocho personas para que todos hablen en todas las clases. Niños desde seis años, jóvenes y adultos; " +
    "preparamos para exámenes de certificación. La primera semana es de prueba.",
  hasWhatsapp: true,
  hoursText: "Lunes a jueves de 09:00 a 13:00 y de 16:00 a 21:00, sábado de 09:00 a 14:00",
  hours: {
    mon: [
      ["09:00", "13:00"],
      ["16:00", "21:00"],
    ],
    tue: [
      ["09:00", "13:00"],
      ["16:00", "21:00"],
    ],
    wed: [
      ["09:00", "13:00"],
      ["16:00", "21:00"],
    ],
    thu: [
      ["09:00", "13:00"],
      ["16:00", "21:00"],
    ],
    sat: [["09:00", "14:00"]],
    sun: [],
  },
  services: ["Inglés para niños", "Inglés para adultos", "Conversación", "Certificaciones"],
  handle: "puente.largo.ejemplo",
  networks: ["facebook", "web"],
  pictures: { cover: 1, logo: 0, gallery: [2, 5, 6] },
  visits: 174,
  clicks: 36,
};

export const musica: ShowcaseBusiness = {
  number: 29,
  slug: "escuela-de-musica-la-nota-alegre",
  name: "Escuela de Música La Nota Alegre",
  category: "educacion-y-escuelas",
  props: ["guitar", "keyboard", "books"],
  plan: "premium",
  approval: "approved",
  createdOn: "2026-06-14",
  address: "Calle Villa Gallardo 18, Pueblo Culhuacán, 09800",
  neighborhood: "Culhuacán",
  postalCode: "09800",
  position: { lat: 19.3379, lng: -99.1069 },
  description:
    "Guitarra, jarana, piano, batería y canto desde los cinco años. Cada tres meses tocamos en la plaza del pueblo: lo " +
    "que aprendes se oye. Prestamos el instrumento durante los dos primeros meses.",
  isFeatured: true,
  hasWhatsapp: true,
  hoursText: "Lunes a viernes de 15:00 a 21:00, sábado de 09:00 a 16:00",
  hours: { ...weekdays(["15:00", "21:00"]), sat: [["09:00", "16:00"]], sun: [] },
  services: ["Guitarra", "Piano", "Canto", "Batería", "Jarana y son jarocho"],
  videoId: "aqz-KE-bpKQ",
  handle: "nota.alegre.ejemplo",
  networks: ["instagram", "facebook", "tiktok"],
  keywords: ["clases de música", "guitarra", "canto"],
  promotions: [
    {
      title: "Inscripción de hermanos",
      description: "El segundo hermano no paga inscripción.",
      startsInDays: -25,
      endsInDays: 35,
      picture: 1,
    },
    {
      title: "Clase muestra",
      description: "Ven con tu hija o hijo un sábado y prueba tres instrumentos.",
      startsInDays: -5,
      endsInDays: 55,
      picture: 2,
    },
    {
      title: "Curso de canto",
      description: "Ocho sesiones en grupo por $1,200.",
      startsInDays: -1,
      endsInDays: 29,
      picture: 6,
    },
  ],
  pictures: { cover: 6, logo: 2, gallery: [1, 2, 5, 9, 10, 3] },
  visits: 398,
  clicks: 122,
};
