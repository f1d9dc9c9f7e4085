import { PLANS, type Plan } from "@/lib/plans/plans";
import type { OwnBusiness } from "./model";

/** Businesses that gain by a paid month: beside a higher plan it would run out, and nobody sees a rejected one. */
export const businessesForMonth = (plan: Plan, businesses: readonly OwnBusiness[]): OwnBusiness[] =>
  businesses.filter((each) => each.approval !== "rejected" && PLANS[each.plan].rank <= PLANS[plan].rank);
