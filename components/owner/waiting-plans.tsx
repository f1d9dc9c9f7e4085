import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { formatCount } from "@/lib/format";
import type { WaitingPlan } from "@/lib/owner/model";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

/** Months that were paid before there was a business for them. */
export function WaitingPlans({ plans }: { plans: readonly WaitingPlan[] }) {
  return plans.map(({ plan, months }) => (
    <section key={plan} className="rounded-card bg-open-soft p-5 text-open">
      <h2 className="text-lg">Tienes un plan pagado sin usar</h2>
      <p className="mt-1">
        Plan {PLANS[plan].name}: {formatCount(months, "mes", "meses")}. Empieza a contar cuando registres el negocio.
      </p>
      <Link href={routes.register(plan)} className={buttonVariants({ size: "sm", className: "mt-4" })}>
        Registrar con este plan
      </Link>
    </section>
  ));
}
