import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import type { PageDecision } from "../page-decisions";

/** Decides on one business; its mail waits until the decision can be undone no more. @throws {BackendError} */
export async function decideBusiness(
  reviewerId: string,
  businessId: string,
  decision: PageDecision,
  reason: string,
): Promise<void> {
  const { error } = await adminClient().rpc("decide_businesses", {
    reviewer: reviewerId,
    businesses: [businessId],
    decision,
    reason,
  });
  if (error) throw new BackendError("decideBusiness", error);
}
