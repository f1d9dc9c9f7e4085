import { Link } from "@/components/ui/link";
import type { Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

type PlanChoiceProps = { plan: Plan; planName: string; className: string };

export const PlanChoice = ({ plan, planName, className }: PlanChoiceProps) => (
  <Link href={plan === "free" ? routes.registerFree() : routes.register(plan)} className={className}>
    Elegir plan<span className="sr-only"> {planName}</span>
  </Link>
);
