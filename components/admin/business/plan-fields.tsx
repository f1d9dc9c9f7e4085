import { Fragment, type ReactNode } from "react";
import { PLAN_IDS, PLANS, type Plan } from "@/lib/plans/plans";
import { fieldsOfWriter } from "@/lib/review/edit-fields";
import type { AdministeredBusiness } from "@/lib/review/edit-model";
import { AdminField } from "./admin-field";
import { FieldGroup } from "./field-group";

type PlanFieldsProps = {
  plan: Plan;
  business: AdministeredBusiness | null;
  description: ReactNode;
};

const hidden = (of: Plan, plan: Plan): string =>
  `Se guarda, y la página lo muestra cuando el negocio tenga el plan ${PLANS[of].name} (ahora: ${PLANS[plan].name}).${of === "pro" ? " El horario se muestra siempre." : ""}`;

export function PlanFields({ plan, business, description }: PlanFieldsProps) {
  return PLAN_IDS.map((each) => (
    <FieldGroup
      key={each}
      title={PLANS[each].name}
      note={PLANS[each].rank > PLANS[plan].rank ? hidden(each, plan) : undefined}
    >
      {fieldsOfWriter(each).map((name) => (
        <Fragment key={name}>
          <AdminField name={name} business={business} />
          {name === "descripcion" && description}
        </Fragment>
      ))}
    </FieldGroup>
  ));
}
