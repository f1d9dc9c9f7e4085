import type { Section } from "@/lib/businesses/field";
import { fieldOf, hasField, textFieldsOf } from "@/lib/businesses/fields-of";
import { readForm } from "@/lib/forms/read-form";
import type { Plan } from "@/lib/plans/plans";

/** Sections that a plan adds to the form, in its order; promotions are made later, in the panel. */
export const DETAIL_SECTIONS = ["about", "hours", "links", "menu", "video", "search"] as const satisfies Section[];

export const BUSINESS_FIELD_NAMES = textFieldsOf(["contact", "place", ...DETAIL_SECTIONS]);

export const TEXT_FIELDS = [...BUSINESS_FIELD_NAMES, "correo"] as const;

export type FieldName = (typeof TEXT_FIELDS)[number];

const PICTURE_FIELDS = ["imagen", "logo", "galeria"] as const;
export type PictureField = (typeof PICTURE_FIELDS)[number];

export const REQUIRED_FIELDS = BUSINESS_FIELD_NAMES.filter((name) => fieldOf(name).isRequired);

export type FieldValues = Partial<Record<FieldName, string>>;

export const valuesOfPlan = (plan: Plan, values: FieldValues): FieldValues =>
  Object.fromEntries(
    TEXT_FIELDS.filter((name) => name === "correo" || hasField(plan, name)).map((name) => [name, values[name]]),
  );

export const picturesOfPlan = (plan: Plan): PictureField[] => PICTURE_FIELDS.filter((name) => hasField(plan, name));

/** The request's id: one form sent twice makes one business. */
export const REQUEST_FIELD = "solicitud";
/** Set once its sender knows the listings that resemble this one: "No, registrar como nuevo". */
export const IS_NEW_FIELD = "nuevo";

export function readValues(form: FormData): FieldValues {
  const { values } = readForm(form);
  return Object.fromEntries(TEXT_FIELDS.filter((name) => name in values).map((name) => [name, values[name]]));
}

/** The pictures of a sent form: a browser sends an empty file for a field that nobody used. */
export const readPictures = (form: FormData, name: PictureField): File[] =>
  form
    .getAll(name)
    .filter((value) => value instanceof File)
    .filter(({ size }) => size > 0);
