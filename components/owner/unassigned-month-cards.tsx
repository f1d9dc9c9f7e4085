import { buttonVariants } from "@/components/ui/button";
import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { Link } from "@/components/ui/link";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { formatCount } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import { BUSINESS_ID_FIELD, type OwnBusiness, type UnassignedMonths } from "@/lib/owner/model";
import { businessesForMonth } from "@/lib/owner/month-choices";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

type UnassignedMonthCardsProps = {
  plans: readonly UnassignedMonths[];
  /** Ways to use a month here and now; absent on the way to registering another one. */
  choice?: { businesses: readonly OwnBusiness[]; putMonthOn: FormAction };
};

export function UnassignedMonthCards({ plans, choice }: UnassignedMonthCardsProps) {
  return plans.map(({ plan, months }) => {
    const businesses = businessesForMonth(plan, choice?.businesses ?? []);
    const hasChoice = choice !== undefined && businesses.length > 0;
    return (
      <section key={plan} className="rounded-card bg-open-soft p-5 text-open">
        <h2 className="text-lg">Tienes un plan pagado sin usar</h2>
        <p className="mt-1 mb-4">
          Plan {PLANS[plan].name}: {formatCount(months, "mes", "meses")}. Empieza a contar cuando{" "}
          {hasChoice ? "lo uses" : "registres el negocio"}.
        </p>
        {hasChoice && <MonthChoices plan={plan} businesses={businesses} putMonthOn={choice.putMonthOn} />}
        <Link
          href={routes.register(plan)}
          className={hasChoice ? "mt-3 inline-flex min-h-11 items-center underline" : buttonVariants({ size: "sm" })}
        >
          {hasChoice ? "Registrar otro negocio con este plan" : "Registrar con este plan"}
        </Link>
      </section>
    );
  });
}

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
