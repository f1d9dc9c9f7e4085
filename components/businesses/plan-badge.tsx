import { Badge } from "@/components/ui/badge";
import { PLANS, type Plan } from "@/lib/plans/plans";

type PlanBadgeProps = {
  plan: Plan;
  /** The specification colours Premium differently on a listing's own page and in lists, and calls "Free" "Gratis" in the administration. */
  place: "detail" | "directory" | "administration";
  className?: string;
};

/** A listing's plan. Premium carries one star: five would read as a rating. */
export function PlanBadge({ plan, place, className }: PlanBadgeProps) {
  const { badge, name, tone } = PLANS[plan];
  return (
    <Badge
      tone={tone[place === "detail" ? place : "directory"]}
      size={place === "detail" ? "default" : "sm"}
      className={className}
    >
      {plan === "premium" && <span className="badge-star" />}
      <span className="sr-only">Plan </span>
      {place === "administration" ? name : badge}
    </Badge>
  );
}
