/** The form's text fields, as they are sent and kept: storage keys and the specification name them in Spanish. */
export const TEXT_FIELDS = [
  "nombre",
  "categoria",
  "telefono",
  "whatsapp",
  "direccion",
  "colonia",
  "latitud",
  "longitud",
  "descripcion",
  "correo",
  "servicios",
  "horario",
  "instagram",
  "facebook",
  "tiktok",
  "web",
  "menu",
  "video",
  "palabras_clave",
] as const;

export type FieldName = (typeof TEXT_FIELDS)[number];

/** The pictures: "imagen" is the cover. */
export const PICTURE_FIELDS = ["imagen", "logo", "galeria"] as const;
export type PictureField = (typeof PICTURE_FIELDS)[number];

/** What was typed. */
export type FieldValues = Partial<Record<FieldName, string>>;

/** The request's id: one form sent twice makes one business. */
export const REQUEST_FIELD = "solicitud";
/** Set once its sender knows the listings that resemble this one: "No, registrar como nuevo". */
export const IS_NEW_FIELD = "nuevo";
/** The slug of the listing that is claimed, in a hidden field. */
export const CLAIMED_FIELD = "negocio";
/** People do not see it; programs fill it in. */
export const HONEYPOT_FIELD = "sitio";

const isText = (value: unknown): value is string => typeof value === "string";

/** The text fields of a sent form; line breaks count as one character, as in the browser. */
export function readValues(form: FormData): FieldValues {
  const values: FieldValues = {};
  for (const name of TEXT_FIELDS) {
    const value = form.get(name);
    if (isText(value)) values[name] = value.replaceAll("\r\n", "\n").replaceAll("\0", "");
  }
  return values;
}

/** The pictures of a sent form: a browser sends an empty file for a field that nobody used. */
export const readPictures = (form: FormData, name: PictureField): File[] =>
  form.getAll(name).filter((value): value is File => !isText(value) && value.size > 0);
