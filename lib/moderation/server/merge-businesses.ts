import "server-only";
import { z } from "zod";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import { type MergeCandidate, toMergeCandidates } from "../merge";

const outcome = z.enum(["merged", "unknown", "owners", "paid"]);

/** Makes two listings of one business one. There is no way back. @throws {BackendError} */
export async function mergeBusinesses(
  reviewer: string,
  kept: string,
  merged: string,
): Promise<z.infer<typeof outcome>> {
  const { data, error } = await adminClient().rpc("merge_businesses", { reviewer, kept, merged });
  if (error) throw new BackendError("mergeBusinesses", error);
  return outcome.parse(data);
}

/** Listings that this one may be joined with; with a term, those that have it in their name. @throws {BackendError} */
export async function listMergeCandidates(reviewer: string, business: string, term: string): Promise<MergeCandidate[]> {
  const { data, error } = await adminClient().rpc("list_merge_candidates", {
    reviewer,
    business,
    ...(term && { term }),
  });
  if (error) throw new BackendError("listMergeCandidates", error);
  return toMergeCandidates(data);
}
