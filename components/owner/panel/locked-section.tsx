import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { formatPesos } from "@/lib/format";
import type { Panel } from "@/lib/owner/panel-model";
import { offeredPlan } from "@/lib/panel-sections";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

type LockedSectionProps = {
  panel: Pick<Panel, "section">;
  /** The lowest plan that has it, where that is not the section's: a part of a section. */
  plan?: Plan;
  children: ReactNode;
};

export function LockedSection({ panel, plan = offeredPlan(panel.section), children }: LockedSectionProps) {
  const { name, pricePerMonthMxn } = PLANS[plan];
  return (
    <div className="grid gap-4">
      <div>{children}</div>
      <p>
        Es parte del plan {name}: {formatPesos(pricePerMonthMxn)} al mes.
      </p>
      <p>
        <Link href={routes.plans()} className={buttonVariants()}>
          Ver planes
        </Link>
      </p>
    </div>
  );
}
