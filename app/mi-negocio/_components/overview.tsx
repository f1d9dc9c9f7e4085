import { cookies } from "next/headers";
import { StarterWords } from "@/components/owner/ai/starter-words";
import { FirstSteps } from "@/components/owner/overview/first-steps";
import { NextStep } from "@/components/owner/overview/next-step";
import { PlanCard } from "@/components/owner/overview/plan-card";
import { SectionList } from "@/components/owner/overview/section-list";
import { Standing } from "@/components/owner/overview/standing";
import { ThisWeek } from "@/components/owner/overview/this-week";
import { Link } from "@/components/ui/link";
import { getStarterText } from "@/lib/ai/server/starter-text-of";
import type { IsoDate } from "@/lib/clock";
import { siteCookies } from "@/lib/http/server/site-cookies";
import { needsFirstSteps, SKIPPED_COOKIE } from "@/lib/owner/first-steps";
import type { ChosenBusiness } from "@/lib/owner/panel-model";
import { resubmit } from "@/lib/owner/server/actions";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { getLatelyBrought } from "@/lib/statistics/server/queries";
import { skipFirstSteps } from "../actions";

type OverviewProps = {
  chosen: ChosenBusiness;
  today: IsoDate;
};

export async function Overview({ chosen, today }: OverviewProps) {
  const { business } = chosen.owned;
  const isSkipped = siteCookies(await cookies()).get(SKIPPED_COOKIE) === business.id;
  const brought = await getLatelyBrought(chosen.viewer.id, business.id);
  const isStarted = PLANS[business.plan].gates.aiDescription === "starter";
  const starter = isStarted ? await getStarterText(chosen.viewer.id, business.id) : null;
  // A text that was put there and changed since has served its purpose, and so has one that was taken.
  const isStarterNew =
    starter && (starter.kind === "waiting" || starter.wasPut === (starter.text === business.description));
  const isNew = !isSkipped && needsFirstSteps(business, new Date(chosen.loadedAt));
  return (
    <>
      <Standing chosen={chosen} today={today} resubmit={resubmit} />
      {isNew && <FirstSteps business={business} skip={skipFirstSteps} />}
      <NextStep chosen={chosen} />
      {isStarterNew && (
        <StarterWords starter={starter}>
          {starter.kind === "written" && (
            <p>
              <Link
                href={routes.panelSection("datos", business.id)}
                className="inline-flex min-h-11 items-center underline"
              >
                {starter.wasPut ? "Cambiarlo" : "Usarlo o descartarlo"}
              </Link>
            </p>
          )}
        </StarterWords>
      )}
      {brought && <ThisWeek {...brought} />}
      <SectionList chosen={chosen} />
      {/* Payments are the owner's alone. */}
      {chosen.current.role === "owner" && <PlanCard business={chosen.current} today={today} />}
    </>
  );
}
