import type { Section } from "@/lib/businesses/field";
import { hasField, textFieldsOf } from "@/lib/businesses/fields-of";
import type { Plan } from "@/lib/plans/plans";
import { BusinessField } from "./business-field";

type SectionFieldsProps = { sections: readonly Section[]; plan: Plan };

/** The typed fields of some sections that the plan may fill, in the order of the field table. */
export function SectionFields({ sections, plan }: SectionFieldsProps) {
  return textFieldsOf(sections)
    .filter((name) => hasField(plan, name))
    .map((name) => <BusinessField key={name} name={name} plan={plan} />);
}
