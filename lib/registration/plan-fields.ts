import { PLANS, type Plan } from "@/lib/plans/plans";
import { type FieldName, type FieldValues, PICTURE_FIELDS, type PictureField, TEXT_FIELDS } from "./fields";

/** The lowest plan whose form has the field; those that are not named stand in every form. */
const LOWEST_PLAN: Partial<Readonly<Record<FieldName | PictureField, Plan>>> = {
  servicios: "pro",
  horario: "pro",
  instagram: "pro",
  facebook: "pro",
  tiktok: "pro",
  web: "pro",
  galeria: "pro",
  menu: "premium",
  video: "premium",
  palabras_clave: "premium",
};

const hasField = (plan: Plan, name: FieldName | PictureField): boolean =>
  PLANS[plan].rank >= PLANS[LOWEST_PLAN[name] ?? "free"].rank;

/** What was typed, without the fields that the plan has not. */
export const valuesOfPlan = (plan: Plan, values: FieldValues): FieldValues =>
  Object.fromEntries(TEXT_FIELDS.filter((name) => hasField(plan, name)).map((name) => [name, values[name]]));

/** The picture fields that the form of a plan has. */
export const picturesOfPlan = (plan: Plan): PictureField[] => PICTURE_FIELDS.filter((name) => hasField(plan, name));
