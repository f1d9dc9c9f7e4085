import type { ShowcaseBusiness } from "@/supabase/seed/showcase/business";

export const autoelectrico: ShowcaseBusiness = {
  number: 6,
  slug: "autoelectrico-rayo",
  name: "Autoeléctrico Rayo",
  category: "autos-y-talleres",
  props: ["battery", "bulb", "toolbox"],
  plan: "free",
  approval: "approved",
  createdOn: "2026-06-11",
  address: "Av. Jalisco 240, Pueblo Santa Cruz Meyehualco, 09700",
  neighborhood: "Santa Cruz Meyehualco",
  postalCode: "09700",
  position: { lat: 19.3405, lng: -99.0502 },
  description: null,
};

export const vulcanizadora: ShowcaseBusiness = {
  number: 30,
  slug: "vulcanizadora-el-parche-veloz",
  name: "Vulcanizadora El Parche Veloz",
  category: "autos-y-talleres",
  props: ["tyres", "battery", "toolbox"],
  plan: "pro",
  approval: "approved",
  createdOn: "2026-03-21",
  address: "Calz. Ignacio Zaragoza 1875, Col. Juan Escutia, 09100",
  neighborhood: "Juan Escutia",
  postalCode: "09100",
  position: { lat: 19.3901, lng: -99.0402 },
  description:
    "Parches, rines y llantas nuevas y de medio uso. Salimos a auxiliarte en la Zaragoza y en las colonias cercanas a " +
    "cualquier hora de la noche.",
  activity: "Vulcanizadora",
  scian: "811191",
  hasWhatsapp: true,
  hoursText: "Lunes a sábado de 07:00 a 03:00; domingo de 08:00 a 22:00",
  hours: "as written",
  services: ["Parches", "Balanceo", "Llantas", "Auxilio vial"],
  legacy: { cover: "imagen_url" },
  pictures: { cover: 0, gallery: [2] },
  visits: 342,
  clicks: 171,
};

export const mecanico: ShowcaseBusiness = {
  number: 31,
  slug: "taller-mecanico-bujia-brava",
  name: "Taller Mecánico Bujía Brava",
  category: "autos-y-talleres",
  props: ["toolbox", "tyres", "battery"],
  plan: "premium",
  approval: "approved",
  createdOn: "2026-01-12",
  address: "Calle Campaña del Ébano 77, Col. Purísima Atlazolpa, 09429",
  neighborhood: "Purísima Atlazolpa",
  postalCode: "09429",
  position: { lat: 19.3797, lng: -99.1079 },
  description:
    "Afinación, frenos, suspensión y diagnóstico por computadora. Te enseñamos la pieza que quitamos y la que ponemos, y " +
    "el presupuesto lo firmas antes de que empecemos. Seis meses de garantía en mano de obra.\n\n" +
    "Si tu coche no llega, mandamos la grúa: en Iztapalapa no la cobramos cuando la reparación pasa de $2,500.",
  owner: "premium",
  hasWhatsapp: true,
  hoursText: "Lunes a viernes de 08:00 a 18:30, sábado de 08:00 a 14:00",
  hours: "others closed",
  services: ["Afinación", "Frenos", "Suspensión", "Diagnóstico", "Verificación", "Grúa"],
  handle: "bujia.brava.ejemplo",
  networks: ["facebook", "tiktok", "web"],
  keywords: ["taller mecánico", "afinación", "frenos"],
  specialPromotion: {
    title: "Preverificación sin costo",
    text: "Revisamos tu coche antes de la verificación y solo pagas lo que haya que corregir.",
    startsInDays: -20,
    validity: { endsInDays: 10 },
  },
  promotions: [
    {
      title: "Afinación menor",
      description: "Aceite, filtros y bujías de cuatro cilindros por $1,350.",
      startsInDays: -18,
      endsInDays: 42,
      picture: 2,
    },
    {
      title: "Frenos delanteros",
      description: "Balatas y rectificado de discos por $1,100.",
      startsInDays: -4,
      endsInDays: 26,
    },
  ],
  pictures: { cover: 4, logo: 0, gallery: [1, 2, 5, 6, 9], promotion: 3 },
  visits: 587,
  clicks: 149,
};
