import { Badge } from "@/components/ui/badge";
import { PLANS, type Plan } from "@/lib/plans/plans";

type PlanBadgeProps = {
  plan: Plan;
  place: "detail" | "directory";
  className?: string;
};

/** A listing's plan. Premium carries one star: five would read as a rating. */
export function PlanBadge({ plan, place, className }: PlanBadgeProps) {
  const { name, tone } = PLANS[plan];
  return (
    <Badge tone={tone[place]} size={place === "detail" ? "default" : "sm"} className={className}>
      {plan === "premium" && <span className="badge-star" />}
      <span className="sr-only">Plan </span>
      {name}
    </Badge>
  );
}
