import type { CategorySlug } from "@/lib/categories/categories";

export type Delivery = { domicilio: string; llevar: string; both: string };

/** Sentences of a category; the business' name chooses one of each kind. */
export type Phrases = {
  /** Without a trade: after "es". */
  kind: string;
  /** Before the list of services; with a colon where a service may be anything ("comer aquí"). */
  offer: readonly string[];
  /** Default: as of work. */
  delivery?: Delivery;
  ending: readonly string[];
};

const GOODS = {
  domicilio: "Si lo prefieres, te lo llevamos a domicilio.",
  llevar: "Puedes pedirlo para llevar.",
  both: "Puedes pedirlo para llevar o a domicilio.",
};
export const WORK = {
  domicilio: "También damos servicio a domicilio.",
  llevar: "Puedes pedirlo para llevar.",
  both: "Damos servicio a domicilio y también puedes pedir para llevar.",
};

const SERVICES = "Estos son nuestros servicios:";

export const PHRASES: Readonly<Record<CategorySlug, Phrases>> = {
  "alimentos-y-bebidas": {
    kind: "un negocio de alimentos y bebidas",
    offer: ["Esto es lo que te ofrecemos:", "Lo que tenemos para ti:", "Así te podemos atender:"],
    delivery: {
      domicilio: "Si no quieres salir, llevamos tu pedido a domicilio.",
      llevar: "También puedes pedir para llevar.",
      both: "Puedes pedir para llevar o recibir tu pedido a domicilio.",
    },
    ending: [
      "Ven cuando se te antoje: te esperamos con gusto.",
      "Pregunta por lo que hay hoy y ven con quien quieras.",
      "Date una vuelta y elige tu favorito.",
    ],
  },
  "belleza-y-cuidado-personal": {
    kind: "un negocio de belleza y cuidado personal",
    offer: ["Elige lo que necesitas:", "Para consentirte ofrecemos", SERVICES],
    ending: [
      "Cuéntanos qué te gustaría hacerte y te atendemos con gusto.",
      "Ven con tu idea y platicamos cómo lograrla.",
      "Regálate un rato para ti: te esperamos.",
    ],
  },
  "servicios-del-hogar": {
    kind: "un negocio de servicios del hogar",
    offer: ["Para tu casa ofrecemos", "Esto es lo que puedes encontrar:", SERVICES],
    ending: [
      "Cuéntanos qué necesitas en tu casa y te orientamos con gusto.",
      "Explícanos qué quieres arreglar y vemos contigo cómo hacerlo.",
      "Acércate con tus dudas: te escuchamos y te ayudamos a decidir.",
    ],
  },
  "moda-y-tiendas": {
    kind: "una tienda de moda y artículos para ti",
    offer: ["Aquí encuentras", "Para que halles lo que buscas tenemos", "Ven a conocer lo que ofrecemos:"],
    delivery: GOODS,
    ending: [
      "Ven a ver, compara con calma y llévate lo que te guste.",
      "Pregunta por lo que buscas y te ayudamos a encontrarlo.",
      "Date una vuelta y elige sin prisa.",
    ],
  },
  "mascotas-y-veterinarias": {
    kind: "un negocio para tus mascotas",
    offer: ["Para tu mascota ofrecemos", "Tu mascota encuentra aquí", SERVICES],
    ending: [
      "Cuéntanos de tu mascota y te orientamos con gusto.",
      "Ven con tu compañero: aquí lo esperamos.",
      "Pregunta lo que quieras saber sobre el cuidado de tu mascota.",
    ],
  },
  "salud-y-bienestar": {
    kind: "un negocio de salud y bienestar",
    offer: ["Para cuidarte ofrecemos", "Esto es lo que encuentras aquí:", SERVICES],
    ending: [
      "Acércate con tus dudas: te escuchamos y te orientamos con gusto.",
      "Pregunta lo que necesites saber antes de venir.",
      "Cuéntanos qué necesitas y te decimos cómo podemos ayudarte.",
    ],
  },
  "educacion-y-escuelas": {
    kind: "un espacio de educación y aprendizaje",
    offer: ["Para aprender ofrecemos", "Esto es lo que te ofrecemos:", "Esto es lo que encuentras aquí:"],
    ending: [
      "Ven a conocernos y pregunta todo lo que quieras saber.",
      "Cuéntanos qué quieres aprender y te orientamos con gusto.",
      "Acércate a platicar con nosotros antes de decidir.",
    ],
  },
  "autos-y-talleres": {
    kind: "un negocio para autos y otros vehículos",
    offer: ["Para tu vehículo ofrecemos", "Esto es lo que encuentras aquí:", SERVICES],
    ending: [
      "Cuéntanos qué le pasa a tu vehículo y te orientamos con gusto.",
      "Pregunta antes de venir y te decimos qué necesita tu auto.",
      "Acércate con tus dudas y vemos juntos qué necesita tu auto.",
    ],
  },
  "tecnologia-y-electronica": {
    kind: "un negocio de tecnología y electrónica",
    offer: ["Para tus equipos ofrecemos", "Esto es lo que encuentras aquí:", SERVICES],
    ending: [
      "Cuéntanos qué le pasa a tu equipo y te orientamos con gusto.",
      "Pregunta sin pena: te explicamos lo que quieras saber.",
      "Ven con tus dudas y vemos juntos qué te conviene.",
    ],
  },
  "otros-negocios": {
    kind: "un negocio local",
    offer: ["Esto es lo que te ofrecemos:", "Aquí encuentras", SERVICES],
    delivery: GOODS,
    ending: [
      "Cuéntanos qué necesitas y te atendemos con gusto.",
      "Pregunta por lo que buscas: te ayudamos a encontrarlo.",
      "Acércate a conocernos: aquí te esperamos.",
    ],
  },
};
