import type { Field, Section } from "@/lib/businesses/field";
import { BUSINESS_FIELDS, type FieldName, type PictureFieldName, type TextFieldName } from "@/lib/businesses/fields";
import { EDITED_FIELDS, fieldOf, textFieldsOf } from "@/lib/businesses/fields-of";

const SECTIONS = [...new Set(Object.values(BUSINESS_FIELDS).map(({ section }) => section))] as Section[];

export const EDIT_TEXT_FIELDS: readonly TextFieldName[] = textFieldsOf(SECTIONS);

export const SWITCH_FIELDS = ["destacado", "telefono_al_tocar", "solo_whatsapp", "direccion_aproximada"] as const;
export const EDIT_OTHER_FIELDS = [...SWITCH_FIELDS, "slug", "notas"] as const;
export type EditOtherField = (typeof EDIT_OTHER_FIELDS)[number];

export type EditName = TextFieldName | EditOtherField;
export const EDIT_NAMES: readonly EditName[] = [...EDIT_TEXT_FIELDS, ...EDIT_OTHER_FIELDS];

export type EditedPicture = Exclude<PictureFieldName, "imagen">;
export const PICTURE_FIELDS: readonly EditedPicture[] = EDITED_FIELDS.filter(
  (name): name is EditedPicture => fieldOf(name).kind === "picture" || name === "galeria",
);
/** Gallery pictures that a form sends: more would not pass the limit on its size. */
export const GALLERY_PICTURES_PER_FORM = 6;

export const OWNER_FIELD = "correo";
export const MOVES_OWNER_FIELD = "cambia_dueno";
export const BASE_VERSION_FIELDS = { version: "version", at: "visto_a_las", values: "visto" } as const;
/** The stored week is taken off: the text of the hours is what the page shows then. */
export const DROPS_WEEK_FIELD = "quita_semana";
export const DROPS_MENU_PDF_FIELD = "quita_menu_pdf";
export const dropsPictureField = (name: EditedPicture): string => `quita_${name}`;

export const fieldsOfWriter = (writer: Field["writer"]): FieldName[] =>
  EDITED_FIELDS.filter((name) => fieldOf(name).writer === writer);

const LABELS: Partial<Readonly<Record<string, string>>> = {
  slug: "Dirección de la página",
  notas: "Notas de la administración",
  notas_admin: "Notas de la administración",
  latitud: "Latitud",
  longitud: "Longitud",
  promocion_imagen: "Imagen de la promoción",
  promocion_fecha: "Promoción desde",
  [OWNER_FIELD]: "Correo del dueño",
  imagenes: "Imágenes",
  semana: "Horario de la semana",
};

export const editLabel = (name: string): string =>
  LABELS[name] ?? (Object.hasOwn(BUSINESS_FIELDS, name) ? fieldOf(name as FieldName).label : name);

export const NEW_FIELDS = {
  request: "solicitud",
  approval: "aprobacion",
  plan: "plan",
  months: "meses",
  reason: "motivo",
  alikeSeen: "parecidos_vistos",
} as const;

export const GIVEN_REASON_CHARACTERS = 200;

/** Months of a plan that may be given at once. */
export const GIVEN_MONTHS = [1, 2, 3, 6, 12] as const;
