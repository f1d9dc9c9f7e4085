/** What can be taken out, with the columns of each file in their order. */
export const DATASETS = {
  negocios: {
    label: "Negocios",
    hint: "Todos: publicados, por revisar, rechazados y eliminados. Sin correos ni datos privados.",
    columns: [
      "id",
      "slug",
      "nombre",
      "estado",
      "eliminado",
      "plan",
      "destacado",
      "tiene_dueno",
      "categoria",
      "actividad",
      "scian",
      "telefono",
      "whatsapp",
      "direccion",
      "colonia",
      "codigo_postal",
      "latitud",
      "longitud",
      // The columns' own names: an import reads them back, and takes a lone "horario" for the text.
      "hours",
      "horario",
      "horario_especial",
      "web",
      "instagram",
      "facebook",
      "tiktok",
      "descripcion",
      "servicios",
      "formas_de_pago",
      "entrega",
      "colonias_de_entrega",
      "calificacion",
      "opiniones",
      "visitas",
      "clics",
      "fuente",
      "denue_id",
      "creado",
      "cambiado",
    ],
  },
  pagos: {
    label: "Pagos",
    hint: "Cada pago con su plan, su mes y, si lo hay, su problema. Sin correos de compradores.",
    columns: [
      "pago",
      "orden",
      "estado",
      "detalle",
      "problema",
      "metodo",
      "monto_mxn",
      "devuelto_mxn",
      "plan",
      "negocio",
      "nombre",
      "aprobado",
      "mes_inicia",
      "mes_termina",
      "creado",
    ],
  },
  busquedas: {
    label: "Búsquedas",
    hint: "Por día: qué se buscó, cuántas veces, sin resultados, sólo con parecidos y lo que avisaron que falta.",
    columns: ["dia", "termino", "veces", "sin_resultados", "solo_parecidos", "faltas"],
  },
  auditoria: {
    label: "Bitácora",
    hint: "Quién hizo qué y cuándo. Las personas van por su id.",
    columns: ["id", "cuando", "persona", "accion", "negocio", "entidad", "antes", "despues"],
  },
} as const satisfies Record<string, { label: string; hint: string; columns: readonly string[] }>;

export type DatasetName = keyof typeof DATASETS;
export const DATASET_NAMES = Object.keys(DATASETS) as [DatasetName, ...DatasetName[]];

/** "json" is one object a line (NDJSON): a file that broke off can be told, and none has to fit into memory. */
export const EXPORT_FORMATS = ["csv", "json"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
