import type { ShowcaseBusiness } from "@/supabase/seed/showcase/business";
import { weekdays } from "@/supabase/seed/showcase/hours";

export const estetica: ShowcaseBusiness = {
  number: 2,
  slug: "estetica-flor-de-azahar",
  name: "Estética Flor de Azahar",
  category: "belleza-y-cuidado-personal",
  props: ["mirror", "dryer", "polish"],
  plan: "premium",
  approval: "approved",
  createdOn: "2026-03-14",
  address: "Calle Aldama 42, Barrio San Lucas, 09000",
  neighborhood: "San Lucas",
  postalCode: "09000",
  position: { lat: 19.3602, lng: -99.0948 },
  description:
    "Estética de barrio con trato de amiga. Cortamos, peinamos y cuidamos tu cabello desde hace doce años, a un lado del " +
    "jardín Cuitláhuac. Trabajamos con cita para que no esperes, y los jueves dedicamos la tarde a los cortes para niños.\n\n" +
    "También hacemos uñas, maquillaje para fiestas y peinados de quince años y bodas, en el local o en tu casa.",
  isFeatured: true,
  owner: "premium",
  email: "azahar@example.com",
  hasWhatsapp: true,
  hoursText: "Martes a sábado de 10:00 a 14:00 y de 15:30 a 20:00, domingo de 10:00 a 15:00, lunes cerrado",
  hours: {
    mon: [],
    tue: [
      ["10:00", "14:00"],
      ["15:30", "20:00"],
    ],
    wed: [
      ["10:00", "14:00"],
      ["15:30", "20:00"],
    ],
    thu: [
      ["10:00", "14:00"],
      ["15:30", "20:00"],
    ],
    fri: [
      ["10:00", "14:00"],
      ["15:30", "20:00"],
    ],
    sat: [
      ["10:00", "14:00"],
      ["15:30", "20:00"],
    ],
    sun: [["10:00", "15:00"]],
  },
  services: ["Corte de dama", "Corte de caballero", "Tinte y mechas", "Alaciado", "Uñas", "Peinado y maquillaje"],
  handle: "estetica.azahar.ejemplo",
  networks: ["instagram", "facebook"],
  keywords: ["estética", "corte de cabello", "uñas", "peinados"],
  promotions: [
    {
      title: "Corte y peinado por $180",
      description: "De martes a jueves, con cita.",
      startsInDays: -15,
      endsInDays: 15,
      picture: 6,
    },
    {
      title: "Manicura con gel",
      description: "Segunda persona a mitad de precio.",
      startsInDays: -5,
      endsInDays: 25,
      picture: 9,
    },
    {
      title: "Tinte completo",
      description: "Incluye tratamiento de hidratación y corte de puntas.",
      startsInDays: -1,
      endsInDays: 45,
      picture: 10,
    },
    {
      title: "Paquete de quinceañera",
      description: "Prueba, peinado y maquillaje el día de tu fiesta.",
      startsInDays: 0,
      endsInDays: 90,
      picture: 14,
    },
    {
      title: "Jueves de niños",
      description: "Corte infantil a $70 toda la tarde.",
      startsInDays: -60,
      endsInDays: 120,
      picture: 13,
    },
    { title: "Regreso a clases", description: "Corte para dos hermanos por $150.", startsInDays: -75, endsInDays: -40 },
  ],
  visits: 846,
  clicks: 192,
  pictures: { cover: 4, logo: 1, gallery: [1, 2, 3, 6, 5, 10, 7] },
};

export const barberia: ShowcaseBusiness = {
  number: 15,
  slug: "barberia-navaja-mansa",
  name: "Barbería Navaja Mansa",
  category: "belleza-y-cuidado-personal",
  props: ["barberPole", "mirror", "dryer"],
  plan: "free",
  approval: "approved",
  createdOn: "2026-07-19",
  address: "Calle Comonfort 27, Barrio San Lucas, 09000",
  neighborhood: "San Lucas",
  postalCode: "09000",
  position: { lat: 19.3587, lng: -99.0971 },
  description: "Corte, barba y toalla caliente. Sin cita de martes a viernes; sábado con turno.",
  hoursText: "Martes a sábado, desde las 11",
  pictures: { cover: 0 },
  visits: 77,
};

export const manicura: ShowcaseBusiness = {
  number: 16,
  slug: "unas-y-pestanas-coral-y-canela",
  name: "Uñas y Pestañas Coral y Canela",
  category: "belleza-y-cuidado-personal",
  props: ["polish", "mirror", "flowers"],
  plan: "pro",
  approval: "approved",
  createdOn: "2026-08-02",
  address: "Calle Toltecas 118, Barrio San Pablo, 09000",
  neighborhood: "San Pablo",
  postalCode: "09000",
  position: { lat: 19.3594, lng: -99.0895 },
  description:
    "Uñas acrílicas, gel y pedicura spa; pestañas pelo a pelo y laminado de ceja. Esterilizamos el instrumental frente a " +
    "ti y usamos limas nuevas con cada clienta.",
  owner: "pro",
  hasWhatsapp: true,
  hoursText: "Lunes a sábado de 10:00 a 20:00",
  hours: { ...weekdays(["10:00", "20:00"]), sat: [["10:00", "20:00"]], sun: [] },
  services: ["Uñas acrílicas", "Gel", "Pedicura spa", "Pestañas", "Diseño de ceja"],
  handle: "coral.y.canela.ejemplo",
  networks: ["instagram", "tiktok"],
  legacy: { gallery: "comma text" },
  pictures: { cover: 2, gallery: [1, 6, 5] },
  visits: 288,
  clicks: 95,
};
