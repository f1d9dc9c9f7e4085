import { Icon } from "@/components/ui/icon";
import { planContents } from "@/lib/plans/comparison";
import { PLANS, type Plan } from "@/lib/plans/plans";

export function PlanContents({ plan, className }: { plan: Plan; className?: string }) {
  return (
    <section aria-labelledby="incluye" className={className}>
      <h2 id="incluye" className="text-lg">
        Lo que trae el plan {PLANS[plan].name}
      </h2>
      <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {planContents(plan).map((line) => (
          <li key={line} className="flex gap-2.5">
            <Icon name="check" className="mt-0.5 size-5 shrink-0 text-open" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
