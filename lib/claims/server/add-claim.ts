import "server-only";
import { z } from "zod";
import { callDatabase } from "@/lib/supabase/call-database";

const addOutcome = z.enum(["added", "waiting", "unknown", "owned", "full", "unconfirmed"]);
export type AddClaimOutcome = z.infer<typeof addOutcome>;

type Claim = {
  slug: string;
  note: string;
  /** Of the stored photo of papers. */
  photo?: string | null;
};

/**
 * Notes that a user says a listing is theirs, for an administrator to decide, and writes to them. "waiting": they have said
 * so before; what they sent then stands.
 * @throws {BackendError}
 */
export async function addClaim(userId: string, { slug, note, photo = null }: Claim): Promise<AddClaimOutcome> {
  const data = await callDatabase("add_claim", {
    claimant: userId,
    business_slug: slug,
    note,
    ...(photo === null ? {} : { photo }),
  });
  return addOutcome.parse(data);
}
