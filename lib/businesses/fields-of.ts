import { PLANS, type Plan } from "@/lib/plans/plans";
import { type Column, type Field, OTHER_KINDS, type Section } from "./field";
import { BUSINESS_FIELDS, type FieldName, type TextFieldName } from "./fields";

const FIELDS: Readonly<Record<FieldName, Field>> = BUSINESS_FIELDS;
const FIELD_NAMES = Object.keys(BUSINESS_FIELDS) as FieldName[];

export const fieldOf = (name: FieldName): Field => FIELDS[name];

export const EDITED_FIELDS: readonly FieldName[] = FIELD_NAMES.filter((name) => FIELDS[name].editedAs === undefined);

/** A field with those that are edited as it: what stands in one hides what stands in those after it. */
export const editedTogether = (name: FieldName): FieldName[] => [
  name,
  ...FIELD_NAMES.filter((each) => FIELDS[each].editedAs === name),
];

export function hasField(plan: Plan, name: FieldName): boolean {
  const { writer } = FIELDS[name];
  return writer !== "administrator" && PLANS[plan].rank >= PLANS[writer].rank;
}

export const textFieldsOf = <S extends Section>(sections: readonly S[]): TextFieldName<S>[] =>
  FIELD_NAMES.filter(
    (name): name is TextFieldName<S> =>
      sections.some((section) => section === FIELDS[name].section) &&
      !OTHER_KINDS.some((kind) => kind === FIELDS[name].kind),
  );

const lowest = (writer: Field["writer"]): Plan => (writer === "administrator" ? "free" : writer);

export const FIELD_COLUMNS: readonly {
  column: Column;
  writer: Field["writer"];
  shownBy: Plan;
  needsReview: boolean;
}[] = FIELD_NAMES.flatMap((name) => {
  const { columns, writer, shownBy = lowest(writer), needsReview = false } = fieldOf(name);
  return columns.map((column) => ({ column, writer, shownBy, needsReview }));
});
