import "server-only";
import type { Column } from "@/lib/businesses/field";
import type { TextFieldName } from "@/lib/businesses/fields";
import { fieldOf, hasField, textFieldsOf } from "@/lib/businesses/fields-of";
import { toColumns, toFormValues } from "@/lib/businesses/form-mapper";
import { type BusinessValues, businessSchema } from "@/lib/businesses/schema";
import { readForm } from "@/lib/forms/read-form";
import { saveProblem } from "@/lib/forms/save-problem";
import type { PanelSection } from "@/lib/panel-sections";
import type { Plan } from "@/lib/plans/plans";
import { baseVersionText, readBaseVersion } from "../base-version";
import { editFailure } from "../edit-failure";
import type { Panel } from "../panel-model";
import { toSectionConflict } from "../section-conflict";
import { SECTION_PARTS } from "../section-parts";
import { BASE_VERSION_FIELD, type SectionConflict, type SectionSaved } from "../section-state";
import { backToSection, ownerAction } from "./owner-action";
import { saveOwn } from "./save-own";

const ownFieldsOf = (section: PanelSection, plan: Plan): TextFieldName[] =>
  textFieldsOf(SECTION_PARTS[section]).filter((name) => hasField(plan, name));

const baseColumnsOf = (names: readonly TextFieldName[]): Column[] => names.map((name) => fieldOf(name).columns[0]);

export function fieldsForm({ section, current, owned }: Panel) {
  const names = ownFieldsOf(section, current.plan);
  return {
    businessId: current.id,
    version: owned.version,
    initial: toFormValues(owned.row, names),
    baseVersion: baseVersionText(owned.row, baseColumnsOf(names)),
  };
}

const isSame = (one: string, other = ""): boolean => one.replaceAll("\r\n", "\n").trim() === other.trim();

/** Of a position both numbers are one thing. */
const TWINS: Partial<Readonly<Record<TextFieldName, TextFieldName>>> = { latitud: "longitud", longitud: "latitud" };

function touchedFields(
  form: FormData,
  names: readonly TextFieldName[],
  baseVersion: ReturnType<typeof readBaseVersion>,
) {
  const before = toFormValues(baseVersion, names);
  const { values: typed } = readForm(form);
  const isTouched = (name: TextFieldName): boolean => {
    const text = typed[name];
    return text !== undefined && !isSame(text, before[name]);
  };
  return names.filter((name) => form.has(name) && (isTouched(name) || isTouched(TWINS[name] ?? name)));
}

/** Action of a section whose fields stand in the field table: stores those fields and nothing else. */
export const fieldsAction = (section: PanelSection) =>
  ownerAction<Partial<BusinessValues>, SectionSaved | SectionConflict>(
    ({ business }) => businessSchema(ownFieldsOf(section, business.plan), business.plan),
    async (values, owner, form) => {
      const names = ownFieldsOf(section, owner.business.plan);
      if (names.length === 0) return editFailure({ code: "abovePlan" });
      const baseVersion = readBaseVersion(form.get(BASE_VERSION_FIELD));
      const touched = touchedFields(form, names, baseVersion);
      const changes = toColumns(Object.fromEntries(touched.map((name) => [name, values[name]])));
      return saveOwn(owner, section, {
        changes,
        baseVersion,
        toConflict: (present) => toSectionConflict(form, names, baseVersion, present),
      });
    },
    {
      name: `save-${section}`,
      returnTo: backToSection(section),
      refusals: { failed: saveProblem },
    },
  );
