import type { IsoDate } from "@/lib/clock";
import type { Plan } from "@/lib/plans/plans";

export type Approval = "pending" | "approved" | "rejected";

/** A business as its owner's panel lists it. */
export type OwnBusiness = {
  id: string;
  slug: string;
  name: string;
  plan: Plan;
  approval: Approval;
  /** What the administrator wrote to a rejected one. */
  rejectionReason: string | null;
  /** Null for the free plan, and for one without end. */
  paidUntil: IsoDate | null;
};

/** Paid months that no business has taken yet. */
export type WaitingPlan = { plan: Plan; months: number };
