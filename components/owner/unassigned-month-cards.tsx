import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { formatCount } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import type { OwnBusiness, UnassignedMonths } from "@/lib/owner/model";
import { businessesForMonth } from "@/lib/owner/month-choices";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { MonthChoices } from "./month-choices";

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
