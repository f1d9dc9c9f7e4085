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

export const taqueria: ShowcaseBusiness = {
  number: 1,
  slug: "taqueria-la-guera",
  name: "Taquería La Güera",
  category: "alimentos-y-bebidas",
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
  hours: {
    mon: [["13:00", "24:00"]],
    tue: [["13:00", "24:00"]],
    wed: [["13:00", "24:00"]],
    thu: [["13:00", "24:00"]],
    fri: [["13:00", "02:30"]],
    sat: [["13:00", "02:30"]],
    sun: [["12:00", "22:00"]],
  },
  services: ["Comer aquí", "Para llevar", "Servicio a domicilio", "Taquizas para fiestas", "Pago con tarjeta"],
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

export const estetica: ShowcaseBusiness = {
  number: 2,
  slug: "estetica-flor-de-azahar",
  name: "Estética Flor de Azahar",
  category: "belleza-y-cuidado-personal",
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
