import { describe, expect, it } from "vitest";
import { PLAN_IDS, type Plan } from "@/lib/plans/plans";
import type { Approval, OwnBusiness } from "./model";
import { businessesForMonth } from "./month-choices";

const business = (plan: Plan, approval: Approval = "approved"): OwnBusiness => ({
  id: `${plan} ${approval}`,
  slug: "tienda",
  name: "Tienda",
  plan,
  approval,
  rejectionReason: null,
  needsChanges: false,
  paidUntil: null,
  isAccepted: true,
  canBeDisowned: false,
  role: "owner",
});

describe("a paid month may go to", () => {
  it.each([
    ["pro", ["free", "pro"]],
    ["premium", ["free", "pro", "premium"]],
  ] as const)("a business on %s or below", (month, plans) => {
    const offered = businessesForMonth(
      month,
      PLAN_IDS.map((plan) => business(plan)),
    );
    expect(offered.map(({ plan }) => plan)).toEqual(plans);
  });

  it("one that waits for its review, and none that was rejected", () => {
    const offered = businessesForMonth("pro", [business("free", "pending"), business("free", "rejected")]);
    expect(offered.map(({ approval }) => approval)).toEqual(["pending"]);
  });
});
