import { cookies } from "next/headers";
import { FirstSteps } from "@/components/owner/overview/first-steps";
import { NextStep } from "@/components/owner/overview/next-step";
import { PlanCard } from "@/components/owner/overview/plan-card";
import { SectionList } from "@/components/owner/overview/section-list";
import { Standing } from "@/components/owner/overview/standing";
import { ThisWeek } from "@/components/owner/overview/this-week";
import type { IsoDate } from "@/lib/clock";
import { needsFirstSteps, SKIPPED_COOKIE } from "@/lib/owner/first-steps";
import type { ChosenBusiness } from "@/lib/owner/panel-model";
import { resubmit } from "@/lib/owner/server/actions";
import { getWeekSentence } from "@/lib/statistics/server/queries";
import { skipFirstSteps } from "../actions";

type OverviewProps = {
  chosen: ChosenBusiness;
  /** The day in Mexico City. */
  today: IsoDate;
};

/** One business, from what there is to do next to its parts. */
export async function Overview({ chosen, today }: OverviewProps) {
  const { business } = chosen.owned;
  const isSkipped = (await cookies()).get(SKIPPED_COOKIE)?.value === business.id;
  const week = await getWeekSentence(chosen.viewer.id, business.id);
  const isNew = !isSkipped && needsFirstSteps(business, new Date(chosen.loadedAt));
  return (
    <>
      <Standing chosen={chosen} today={today} resubmit={resubmit} />
      {isNew && <FirstSteps business={business} skip={skipFirstSteps} />}
      <NextStep business={business} />
      {week && <ThisWeek>{week}</ThisWeek>}
      <SectionList chosen={chosen} />
      {/* Payments are the owner's alone. */}
      {chosen.current.role === "owner" && <PlanCard business={chosen.current} today={today} />}
    </>
  );
}
