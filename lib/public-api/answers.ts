import { z } from "zod";
import { DELIVERY_WAYS, PAYMENT_METHODS } from "@/lib/businesses/ways";
import { WEEKDAYS } from "@/lib/clock";
import { PLAN_IDS } from "@/lib/plans/plans";

const text = (description: string) => z.string().nullable().meta({ description });
const url = (description: string) => z.url().nullable().meta({ description });
const time = z.string().regex(/^(?:[01]\d|2[0-4]):[0-5]\d$/);
const range = z
  .array(time)
  .length(2)
  .meta({ description: "Abre y cierra. Si cierra a la misma hora o antes, es al día siguiente." });

const category = z.strictObject({ slug: z.string(), nombre: z.string() });
const position = z.strictObject({ latitud: z.number().min(-90).max(90), longitud: z.number().min(-180).max(180) });
const weekly = z
  .partialRecord(z.enum(WEEKDAYS), z.array(range))
  .nullable()
  .meta({ description: "Por día; un día sin horas está cerrado, y de uno que falta no se sabe. Hora de México." });

const special = z
  .record(z.iso.date(), z.strictObject({ horas: z.array(range), motivo: z.string().nullable() }))
  .meta({ description: "Días que no son como dice el horario, por fecha; sin horas está cerrado. Hora de México." });

export const SUMMARY = z.strictObject({
  slug: z.string().meta({ description: "Lo identifica en el sitio. Si cambia, el anterior lleva al nuevo." }),
  nombre: z.string(),
  url: z.url().meta({ description: "Su página." }),
  categoria: category,
  giro: text("A qué se dedica, en pocas palabras."),
  plan: z.enum(PLAN_IDS),
  descripcion: text("En las listas, hasta 300 caracteres."),
  telefono: text("Como lo escribió el negocio; null si no lo publica."),
  whatsapp: url("Su chat; solo con los planes que lo muestran."),
  direccion: text("Calle y número; null si no los publica."),
  colonia: z.strictObject({ slug: z.string().nullable(), nombre: z.string() }).nullable(),
  posicion: position
    .nullable()
    .meta({ description: "Grados, WGS 84. Si el negocio no publica su lugar exacto, un punto a 150 metros o menos." }),
  horario: weekly,
  horario_especial: special,
  horario_texto: text("Su horario, como lo escribió el negocio."),
  foto: url("Su portada."),
  calificacion: z.strictObject({ promedio: z.number().min(0).max(5), opiniones: z.number().int().min(0) }).nullable(),
});

const menu = z.discriminatedUnion("tipo", [
  z.strictObject({ tipo: z.literal("enlace"), url: z.url() }),
  z.strictObject({
    tipo: z.literal("lista"),
    secciones: z.array(
      z.strictObject({
        titulo: z.string().nullable(),
        platillos: z.array(z.strictObject({ nombre: z.string(), precio_mxn: z.number().nullable() })),
      }),
    ),
  }),
]);

const promotion = z.strictObject({
  titulo: z.string().nullable(),
  texto: z.string().nullable(),
  foto: z.url().nullable(),
  vigencia: z.string().nullable().meta({ description: "Hasta cuándo." }),
});

export const BUSINESS = SUMMARY.extend({
  descripcion: text("Completa."),
  codigo_postal: z.string().nullable(),
  logo: z.url().nullable(),
  servicios: z.array(z.string()),
  formas_de_pago: z.array(z.enum(PAYMENT_METHODS.map(({ id }) => id))),
  entrega: z.array(z.enum(DELIVERY_WAYS.map(({ id }) => id))),
  colonias_de_entrega: z.array(z.string()).meta({ description: "A las que entrega, como las escribió el negocio." }),
  galeria: z.array(z.url()),
  redes: z.strictObject({
    instagram: z.url().nullable(),
    facebook: z.url().nullable(),
    tiktok: z.url().nullable(),
    web: z.url().nullable(),
  }),
  video: z.url().nullable(),
  menu: menu.nullable(),
  promocion_especial: promotion.nullable(),
  promociones: z.array(promotion).meta({ description: "Las que valen hoy." }),
  estadisticas: z.string().nullable(),
  fuente: text("De dónde vienen sus datos, si no los dio el negocio. Cítala al usarlos."),
});

export const BUSINESS_PAGE = z.strictObject({
  negocios: z.array(SUMMARY),
  siguiente: z.string().nullable().meta({ description: "El «cursor» de la página que sigue; null en la última." }),
});

const counted = category.extend({
  url: z.url().meta({ description: "Su página." }),
  negocios: z.number().int().min(0).meta({ description: "Cuántos hay." }),
});

export const CATEGORY_LIST = z.strictObject({ categorias: z.array(counted) });
export const NEIGHBORHOOD_LIST = z.strictObject({ colonias: z.array(counted) });

/** RFC 9457. */
export const PROBLEM = z.strictObject({
  type: z.literal("about:blank"),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().meta({ description: "Qué pasó y qué hacer." }),
  errores: z.array(z.strictObject({ parametro: z.string(), mensaje: z.string() })).optional(),
});

export type Summary = z.infer<typeof SUMMARY>;
export type ApiBusiness = z.infer<typeof BUSINESS>;
export type BusinessPage = z.infer<typeof BUSINESS_PAGE>;
export type CategoryList = z.infer<typeof CATEGORY_LIST>;
export type NeighborhoodList = z.infer<typeof NEIGHBORHOOD_LIST>;
export type Counted = z.infer<typeof counted>;
export type Problem = Pick<z.infer<typeof PROBLEM>, "title" | "status" | "detail" | "errores">;
