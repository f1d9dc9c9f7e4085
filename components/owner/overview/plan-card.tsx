import { Card } from "@/components/ui/card";
import type { IsoDate } from "@/lib/clock";
import { formatLongDate } from "@/lib/format";
import { PLAN_SCOPES } from "@/lib/owner/messages";
import type { OwnBusiness } from "@/lib/owner/model";
import { PLAN_IDS, PLANS } from "@/lib/plans/plans";
import { HowToCancel, isPaidFor, PlanLinks } from "../plan-links";

export function PlanCard({ business, today }: { business: OwnBusiness; today: IsoDate }) {
  const { plan, paidUntil } = business;
  const scopes = PLAN_IDS.filter((each) => PLANS[each].rank >= PLANS[plan].rank);
  return (
    <Card className="p-5">
      <h2 className="text-lg">Plan {PLANS[plan].name}</h2>
      {paidUntil && <p className="mt-1">Pagado hasta el {formatLongDate(paidUntil)}.</p>}
      <ul className="mt-2 grid gap-1 text-ink-soft">
        {scopes.map((each) => (
          <li key={each}>{PLAN_SCOPES[each]}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <PlanLinks business={business} isMain={plan !== "free" && !isPaidFor(business, today)} />
      </div>
      {paidUntil && <HowToCancel paidUntil={paidUntil} />}
    </Card>
  );
}
