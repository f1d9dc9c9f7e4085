import "server-only";
import { z } from "zod";
import { callDatabase } from "@/lib/supabase/call-database";

const addOutcome = z.enum(["added", "waiting", "unknown", "owned", "full", "unconfirmed"]);

type Claim = {
  slug: string;
  note: string;
  photo?: string | null;
};

/** Stores a claim, and writes to the administrators. "waiting": the earlier one stands. @throws {BackendError} */
export async function addClaim(
  userId: string,
  { slug, note, photo = null }: Claim,
): Promise<z.infer<typeof addOutcome>> {
  const data = await callDatabase("add_claim", {
    claimant: userId,
    business_slug: slug,
    note,
    ...(photo === null ? {} : { photo }),
  });
  return addOutcome.parse(data);
}

const decideOutcome = z.enum(["granted", "rejected", "owned", "full", "unknown"]);

type Decision = {
  claimId: string;
  reviewerId: string;
  isGranted: boolean;
};

/** Decides a claim: granted, all others on the listing are refused; everybody is written to. "owned": it has an owner by now or is gone;
 * "full": the claimant has all the businesses one may have; "unknown": no such open claim. @throws {BackendError} also for a reviewer
 * who is no administrator (42501). */
export const decideClaim = async ({
  claimId,
  reviewerId,
  isGranted,
}: Decision): Promise<z.infer<typeof decideOutcome>> =>
  decideOutcome.parse(
    await callDatabase("decide_claim", { claim: claimId, reviewer: reviewerId, is_granted: isGranted }),
  );
