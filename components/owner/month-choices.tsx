import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";
import { BUSINESS_ID_FIELD, type OwnBusiness } from "@/lib/owner/model";
import { PLANS, type Plan } from "@/lib/plans/plans";

type MonthChoicesProps = {
  plan: Plan;
  businesses: readonly OwnBusiness[];
  putMonthOn: FormAction;
};

export function MonthChoices({ plan, businesses, putMonthOn }: MonthChoicesProps) {
  return (
    <ul className="grid gap-3">
      {businesses.map(({ id, name, plan: present }) => (
        <li key={id}>
          <ActionForm
            action={putMonthOn}
            lost={ACTION_MESSAGES.failed}
            fields={{ plan, [BUSINESS_ID_FIELD]: id }}
            className="grid gap-1 sm:flex sm:items-center sm:gap-4"
          >
            <SubmitButton
              look={{ variant: "outline", size: "sm", className: "wrap-anywhere text-left sm:max-w-3/5" }}
              sending="Guardando…"
            >
              Usar en {name}
            </SubmitButton>
            <p className="text-sm">
              {present === plan
                ? `Ya tiene el plan ${PLANS[plan].name}: se le suma un mes.`
                : `Ahora con el plan ${PLANS[present].name}. Pasa a ${PLANS[plan].name}.`}
            </p>
          </ActionForm>
        </li>
      ))}
    </ul>
  );
}
