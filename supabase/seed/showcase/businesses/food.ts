import type { ShowcaseBusiness } from "@/supabase/seed/showcase/business";

const TAQUERIA_MENU = `TACOS:
Taco al pastor ... $18
Taco de suadero ... $18
Taco de longaniza ... $20
Taco campechano ... $22
Gringa al pastor ... $55

VOLCANES Y COSTRAS:
Volcán de bistec ... $38
Costra de pastor ... $48

PARA COMPARTIR:
Alambre de pastor con queso ... $145
Cebollitas cambray asadas ... $35
Medio kilo de pastor con tortillas ... $210

BEBIDAS:
Agua de horchata o jamaica, 1 litro ... $38
Refresco de vidrio ... $25
Café de olla ... $22

POSTRES:
Flan de la casa ... $35`;

const MARISCOS_MENU_URL = "https://caracol-bailador.example.com/menu.pdf";
const CAFE_MENU_URL = "https://drive.google.com/file/d/1EjemploJacarandaCanelaMenu2026/view?usp=sharing";

export const taqueria: ShowcaseBusiness = {
  number: 1,
  slug: "taqueria-la-guera",
  name: "Taquería La Güera",
  category: "alimentos-y-bebidas",
  props: ["tacos", "trompo", "jars"],
  plan: "premium",
  approval: "approved",
  createdOn: "2026-02-03",
  address: "Calz. Ermita Iztapalapa 3865, Col. Santa Martha Acatitla, 09510",
  neighborhood: "Santa Martha Acatitla",
  postalCode: "09510",
  position: { lat: 19.3667, lng: -99.0118 },
  description:
    "Desde 1994 servimos tacos al pastor con trompo de carbón, tortilla recién hecha y las salsas de la abuela Güera. " +
    "Nos encuentras a dos cuadras del metro Santa Martha, con mesas para toda la familia, barra para el que trae prisa " +
    "y servicio a domicilio en las colonias vecinas.\n\n" +
    "Los fines de semana preparamos costras, volcanes y alambres para compartir. Si vienes con niños, pídenos la orden " +
    "chiquita: dos tacos sin picante y agua fresca. Aceptamos efectivo, tarjeta y transferencia.",
  isFeatured: true,
  owner: "premium",
  email: "taqueria@example.com",
  hasWhatsapp: true,
  hoursText: "Lunes a jueves de 13:00 a 00:00, viernes y sábado de 13:00 a 02:30, domingo de 12:00 a 22:00",
  hours: "as written",
  services: ["Comer aquí", "Para llevar", "Servicio a domicilio", "Taquizas para fiestas", "Pago con tarjeta"],
  payment: ["efectivo", "tarjeta", "transferencia"],
  delivery: {
    ways: ["domicilio", "para-llevar"],
    neighborhoods: ["Santa Martha Acatitla", "San Sebastián Tecoloxtitla"],
  },
  menu: TAQUERIA_MENU,
  videoId: "aqz-KE-bpKQ",
  handle: "taqueria.laguera.ejemplo",
  networks: ["instagram", "facebook", "tiktok", "web"],
  keywords: ["tacos al pastor", "taquería", "cenas", "Santa Martha"],
  specialPromotion: {
    title: "Martes de pastor",
    text: "Todos los martes, tres tacos al pastor y un agua fresca por $69.",
    startsInDays: -30,
    validity: "Todos los martes",
  },
  promotions: [
    {
      title: "2x1 en gringas",
      description: "De lunes a jueves después de las 18:00. No aplica a domicilio.",
      startsInDays: -10,
      endsInDays: 20,
      picture: 102,
    },
    {
      title: "Taquiza para 30 personas",
      description: "Pastor, suadero y campechanos con dos guisados, salsas, agua y parrillero por $3,900.",
      startsInDays: -3,
      endsInDays: 60,
      picture: 101,
    },
    {
      title: "Postre gratis en tu cumpleaños",
      description: "Trae tu identificación el día de tu cumpleaños y el flan va por nuestra cuenta.",
      startsInDays: -90,
      endsInDays: -30,
    },
  ],
  statistics: "Más de 400 taquizas servidas en Iztapalapa.",
  visits: 1284,
  clicks: 337,
  pictures: { cover: 0, logo: 0, gallery: [2, 5, 7, 4, 6, 11] },
};

export const antojitos: ShowcaseBusiness = {
  number: 11,
  slug: "antojitos-dona-meche",
  name: "Antojitos Doña Meche",
  payment: ["efectivo"],
  delivery: { ways: ["para-llevar"] },
  category: "alimentos-y-bebidas",
  props: ["molcajete", "tacos", "jars"],
  plan: "free",
  approval: "pending",
  createdOn: "2026-11-12",
  address: "Calle Girasol 3, Col. Xalpa, 09640",
  neighborhood: "Xalpa",
  postalCode: "09640",
  position: { lat: 19.3391, lng: -99.0179 },
  description: "Quesadillas, sopes y pambazos de viernes a domingo, con masa de maíz azul.",
  email: "donameche@example.com",
};

export const torteria: ShowcaseBusiness = {
  number: 13,
  slug: "tortas-el-bolillo-enamorado",
  name: "Tortas El Bolillo Enamorado",
  category: "alimentos-y-bebidas",
  props: ["torta", "jars", "molcajete"],
  plan: "free",
  approval: "approved",
  createdOn: "2026-05-08",
  address: "Calle Cándido Aguilar 14, Col. Santa Martha Acatitla, 09510",
  neighborhood: "Santa Martha Acatitla",
  postalCode: "09510",
  position: { lat: 19.3643, lng: -99.0138 },
  description: "Tortas calientes de milanesa, pierna y pavo. Los lunes, torta y agua por $60.",
  hoursText: "Lunes a sábado de 08:00 a 17:00",
  hours: "others closed",
  pictures: { cover: 3 },
  visits: 148,
  clicks: 20,
};

export const panaderia: ShowcaseBusiness = {
  number: 14,
  slug: "panaderia-migas-de-luna",
  name: "Panadería Migas de Luna",
  category: "alimentos-y-bebidas",
  props: ["concha", "bread", "cup"],
  plan: "pro",
  approval: "approved",
  createdOn: "2026-03-30",
  address: "Av. Zaragoza 2210, Col. Santa Martha Acatitla, 09510",
  neighborhood: "Santa Martha Acatitla",
  postalCode: "09510",
  position: { lat: 19.3681, lng: -99.0091 },
  description:
    "Conchas, cuernitos y bolillo caliente dos veces al día: a las siete de la mañana y a las seis de la tarde. Hacemos " +
    "roscas, pan de muerto y pasteles por encargo con dos días de anticipación. El café de olla va por cuenta de la casa " +
    "en la compra de tres piezas.",
  hasWhatsapp: true,
  hoursText: "Todos los días de 06:30 a 22:00",
  hours: "as written",
  services: ["Pan dulce", "Bolillo y telera", "Pasteles por encargo", "Café para llevar"],
  handle: "migas.de.luna.ejemplo",
  networks: ["instagram", "facebook"],
  rating: { stars: 4.6, reviews: 38 },
  pictures: { cover: 0, logo: 0, gallery: [5, 2, 1] },
  visits: 671,
  clicks: 140,
};

export const marisqueria: ShowcaseBusiness = {
  number: 38,
  slug: "mariscos-el-caracol-bailador",
  name: "Mariscos El Caracol Bailador",
  category: "alimentos-y-bebidas",
  props: ["fish", "cocktail", "jars"],
  plan: "premium",
  approval: "approved",
  createdOn: "2026-04-11",
  address: "Calle Manuel Doblado 91, Col. Santa Martha Acatitla, 09510",
  neighborhood: "Santa Martha Acatitla",
  postalCode: "09510",
  position: { lat: 19.3629, lng: -99.0162 },
  description:
    "Del mercado de La Viga a tu mesa todos los días. Cocteles, tostadas, caldo de camarón y mojarras al gusto, en una " +
    "palapa fresca donde caben cuarenta personas. Los domingos hay música en vivo desde las dos de la tarde.\n\n" +
    "Preparamos charolas para reuniones: pídelas con un día de anticipación.",
  isFeatured: true,
  hasWhatsapp: true,
  hoursText: "Martes a domingo de 11:00 a 19:00, lunes cerrado",
  hours: "as written",
  services: ["Comer aquí", "Para llevar", "Charolas para reuniones", "Música en vivo los domingos"],
  menu: MARISCOS_MENU_URL,
  handle: "caracol.bailador.ejemplo",
  networks: ["instagram", "facebook", "web"],
  keywords: ["mariscos", "cocteles", "caldo de camarón", "Santa Martha"],
  metaTitle: "Mariscos El Caracol Bailador en Santa Martha",
  metaDescription: "Cocteles, tostadas y caldo de camarón en Santa Martha Acatitla. Abierto de martes a domingo.",
  promotions: [
    {
      title: "Martes de tostadas",
      description: "Cuatro tostadas de ceviche por el precio de tres. Solo en el local.",
      startsInDays: -20,
      endsInDays: 40,
      picture: 2,
    },
  ],
  pictures: { cover: 4, logo: 1, gallery: [1, 2, 6, 5] },
  visits: 934,
  clicks: 260,
};

export const cafeteria: ShowcaseBusiness = {
  number: 39,
  slug: "cafeteria-jacaranda-y-canela",
  name: "Cafetería Jacaranda y Canela",
  category: "alimentos-y-bebidas",
  props: ["cup", "cake", "concha"],
  plan: "premium",
  approval: "approved",
  createdOn: "2026-06-22",
  address: "Calle Luis Méndez 35, Col. Santa Martha Acatitla, 09510",
  neighborhood: "Santa Martha Acatitla",
  postalCode: "09510",
  position: { lat: 19.3698, lng: -99.0129 },
  description:
    "Café de Veracruz y de Oaxaca, tostado en casa cada semana. Desayunos todo el día, enchufes en todas las mesas y un " +
    "patio con jacaranda donde tu perro es bienvenido.",
  hasWhatsapp: true,
  hoursText: "Lunes a viernes de 07:30 a 21:30; sábado y domingo de 09:00 a 21:00",
  hours: "as written",
  services: ["Desayunos", "Café de especialidad", "Pastelería", "Internet gratis", "Se aceptan mascotas"],
  payment: ["efectivo", "tarjeta", "codi"],
  delivery: { ways: ["para-llevar"] },
  menu: CAFE_MENU_URL,
  videoId: "aqz-KE-bpKQ",
  handle: "jacaranda.canela.ejemplo",
  networks: ["instagram", "tiktok"],
  keywords: ["café", "desayunos", "cafetería"],
  legacy: { gallery: "objects" },
  pictures: { cover: 1, logo: 2, gallery: [2, 5, 6, 3, 9, 1, 10, 7] },
  visits: 702,
  clicks: 181,
};
