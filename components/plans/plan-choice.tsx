import { Link } from "@/components/ui/link";
import type { Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

type PlanChoiceProps = { plan: Plan; planName: string; className: string };

/**
 * Leads to registration with the plan, and with the owner's e-mail when this device knows it
 * (`browser/on-demand/known-email.ts`).
 */
export const PlanChoice = ({ plan, planName, className }: PlanChoiceProps) => (
  <Link
    href={plan === "free" ? routes.registerFree() : routes.register(plan)}
    data-script-now={plan === "free" ? undefined : "known-email"}
    className={className}
  >
    Elegir plan<span className="sr-only"> {planName}</span>
  </Link>
);
