import "server-only";
import { z } from "zod";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";

const addOutcome = z.enum(["added", "unknown", "owned", "full", "unconfirmed"]);
export type AddClaimOutcome = z.infer<typeof addOutcome>;

/** Notes that a user says a listing is theirs, for an administrator to decide; twice is once. @throws {BackendError} */
export async function addClaim(userId: string, slug: string, note: string): Promise<AddClaimOutcome> {
  const { data, error } = await adminClient().rpc("add_claim", { claimant: userId, business_slug: slug, note });
  if (error) throw new BackendError("addClaim", error);
  return addOutcome.parse(data);
}
