import "server-only";
import { z } from "zod";
import { callDatabase } from "@/lib/supabase/call-database";

const addOutcome = z.enum(["added", "waiting", "unknown", "owned", "full", "unconfirmed"]);
export type AddClaimOutcome = z.infer<typeof addOutcome>;

type Claim = {
  slug: string;
  note: string;
  photo?: string | null;
};

/** Stores a claim, and writes to the administrators. "waiting": the earlier one stands. @throws {BackendError} */
export async function addClaim(userId: string, { slug, note, photo = null }: Claim): Promise<AddClaimOutcome> {
  const data = await callDatabase("add_claim", {
    claimant: userId,
    business_slug: slug,
    note,
    ...(photo === null ? {} : { photo }),
  });
  return addOutcome.parse(data);
}
