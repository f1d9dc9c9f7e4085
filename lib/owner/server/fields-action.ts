import "server-only";
import type { Column, Section } from "@/lib/businesses/field";
import type { TextFieldName } from "@/lib/businesses/fields";
import { fieldOf, hasField, textFieldsOf } from "@/lib/businesses/fields-of";
import { toColumns, toFormValues } from "@/lib/businesses/form-mapper";
import { type BusinessValues, businessSchema } from "@/lib/businesses/schema";
import { readForm } from "@/lib/forms/read-form";
import { saveProblem } from "@/lib/forms/save-problem";
import type { PanelSection } from "@/lib/panel-sections";
import type { Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { baseVersionText, readBaseVersion } from "../base-version";
import { editFailure } from "../edit-failure";
import { savedMessage } from "../messages";
import type { Panel } from "../panel-model";
import { toSectionConflict } from "../section-conflict";
import type { SectionConflict, SectionSaved } from "../section-state";
import { BASE_VERSION_FIELD } from "../section-state";
import { backToSection, ownerAction } from "./owner-action";
import { saveOwn } from "./save-own";

const ownFieldsOf = (parts: readonly Section[], plan: Plan): TextFieldName[] =>
  textFieldsOf(parts).filter((name) => hasField(plan, name));

const baseColumnsOf = (names: readonly TextFieldName[]): Column[] => names.map((name) => fieldOf(name).columns[0]);

export function fieldsForm({ current, owned }: Panel, parts: readonly Section[]) {
  const names = ownFieldsOf(parts, current.plan);
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

/** The fields that were sent and hold something else than when the form was opened. */
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

/** Action of a section whose fields stand in the field table: stores those fields and nothing else. @param parts of the field table. */
export const fieldsAction = (section: PanelSection, parts: readonly Section[]) =>
  ownerAction<Partial<BusinessValues>, SectionSaved | SectionConflict>(
    ({ business }) => businessSchema(ownFieldsOf(parts, business.plan), business.plan),
    async (values, { viewer, business }, form) => {
      const names = ownFieldsOf(parts, business.plan);
      if (names.length === 0) return editFailure({ code: "abovePlan" });
      const baseVersion = readBaseVersion(form.get(BASE_VERSION_FIELD));
      const touched = touchedFields(form, names, baseVersion);
      const changes = toColumns(Object.fromEntries(touched.map((name) => [name, values[name]])));
      const outcome = await saveOwn({ person: viewer.id, business: business.id, changes, baseVersion });
      switch (outcome.kind) {
        case "refused":
          return editFailure(outcome);
        case "conflict":
          return toSectionConflict(form, names, baseVersion, outcome.present);
        case "saved": {
          const isWaiting = touched.some((name) =>
            fieldOf(name).columns.some((column) => column in outcome.edited.waiting),
          );
          return sectionSaved(section, business.id, isWaiting);
        }
        default:
          return outcome satisfies never;
      }
    },
    {
      name: `save-${section}`,
      returnTo: backToSection(section),
      refusals: { failed: saveProblem },
    },
  );

export function sectionSaved(section: PanelSection, businessId: string, isWaiting: boolean): SectionSaved {
  const { aviso, notice } = savedMessage(section);
  return {
    ...{ kind: "saved", at: new Date().toISOString(), isWaiting, notice },
    path: routes.panelSection(section, businessId, isWaiting ? "en-revision" : aviso),
  };
}
