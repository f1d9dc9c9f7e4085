import { Fragment, type ReactNode } from "react";
import type { Section } from "@/lib/businesses/field";
import type { TextFieldName } from "@/lib/businesses/fields";
import { hasField, textFieldsOf } from "@/lib/businesses/fields-of";
import type { Plan } from "@/lib/plans/plans";
import { BusinessField } from "./business-field";

type SectionFieldsProps = {
  sections: readonly Section[];
  plan: Plan;
  below?: Partial<Readonly<Record<TextFieldName, ReactNode>>>;
};

export function SectionFields({ sections, plan, below = {} }: SectionFieldsProps) {
  return textFieldsOf(sections)
    .filter((name) => hasField(plan, name))
    .map((name) => (
      <Fragment key={name}>
        <BusinessField name={name} plan={plan} />
        {below[name]}
      </Fragment>
    ));
}
