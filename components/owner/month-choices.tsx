import { ActionButton } from "@/components/ui/action-button";
import { buttonVariants } from "@/components/ui/button";
import type { OwnBusiness } from "@/lib/owner/model";
import { PLANS, type Plan } from "@/lib/plans/plans";

/** Gives a paid month of the plan to a business. */
export type PutMonthOn = (plan: Plan, businessId: string) => Promise<void>;

type MonthChoicesProps = { plan: Plan; businesses: readonly OwnBusiness[]; putMonthOn: PutMonthOn };

/** An unassigned paid month: a button for each business that may have it. */
export function MonthChoices({ plan, businesses, putMonthOn }: MonthChoicesProps) {
  return (
    <ul className="grid gap-3">
      {businesses.map(({ id, name, plan: present }) => (
        <li key={id}>
          <form action={putMonthOn.bind(null, plan, id)} className="grid gap-1 sm:flex sm:items-center sm:gap-4">
            <ActionButton
              className={buttonVariants({
                variant: "outline",
                size: "sm",
                className: "wrap-anywhere text-left sm:max-w-3/5",
              })}
            >
              Usar en {name}
            </ActionButton>
            <p className="text-sm">
              {present === plan
                ? `Ya tiene el plan ${PLANS[plan].name}: se le suma un mes.`
                : `Ahora con el plan ${PLANS[present].name}. Pasa a ${PLANS[plan].name}.`}
            </p>
          </form>
        </li>
      ))}
    </ul>
  );
}
