import "server-only";
import { z } from "zod";
import { callDatabase } from "@/lib/supabase/call-database";

const decideOutcome = z.enum(["granted", "rejected", "owned", "full", "unknown"]);

type Decision = {
  claimId: string;
  /** The administrator who decides: the database checks the role. */
  reviewerId: string;
  isGranted: boolean;
};

/**
 * Decides a claim: granted, the claimant owns the listing and all other claims on it are refused; everybody is written to.
 * "owned": the listing has an owner by now or is gone; "full": the claimant has all the businesses that one may have;
 * "unknown": there is no such open claim.
 * @throws {BackendError} also for a reviewer who is no administrator (42501).
 */
export const decideClaim = async ({
  claimId,
  reviewerId,
  isGranted,
}: Decision): Promise<z.infer<typeof decideOutcome>> =>
  decideOutcome.parse(
    await callDatabase("decide_claim", { claim: claimId, reviewer: reviewerId, is_granted: isGranted }),
  );
