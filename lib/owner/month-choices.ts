import { PLANS, type Plan } from "@/lib/plans/plans";
import type { OwnBusiness } from "./model";

/**
 * The businesses that a paid month of a plan is worth something to: beside a higher plan it would run out unseen, and one
 * that was rejected is seen by nobody.
 */
export const businessesForMonth = (plan: Plan, businesses: readonly OwnBusiness[]): OwnBusiness[] =>
  businesses.filter((each) => each.approval !== "rejected" && PLANS[each.plan].rank <= PLANS[plan].rank);
