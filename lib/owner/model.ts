import type { IsoDate } from "@/lib/clock";
import type { Plan } from "@/lib/plans/plans";

export const BUSINESS_ID_FIELD = "negocio";

export type Approval = "pending" | "approved" | "rejected";

export type OwnBusiness = {
  id: string;
  /** A helper edits; payments, helpers and deleting are the owner's. */
  role: "owner" | "helper";
  slug: string;
  name: string;
  plan: Plan;
  approval: Approval;
  rejectionReason: string | null;
  /** It was not rejected for good: the administrator asked for changes. */
  needsChanges: boolean;
  /** Null for the free plan, and for one without end. */
  paidUntil: IsoDate | null;
  /** False while it came by the address alone: anybody may have registered it, so it counts only once "Sí, es mío" is said. */
  isAccepted: boolean;
  /** It is not accepted and not published: "No es mío" takes it off. */
  canBeDisowned: boolean;
};

export type UnassignedMonths = { plan: Plan; months: number };
