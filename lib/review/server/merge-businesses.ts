import "server-only";
import { z } from "zod";
import { callDatabase } from "@/lib/supabase/call-database";
import { type MergeCandidate, toMergeCandidates } from "../merge";

const outcome = z.enum(["merged", "unknown", "owners", "paid"]);

/** Makes two listings of one business one. There is no way back. @throws {BackendError} */
export const mergeBusinesses = async (
  reviewer: string,
  kept: string,
  merged: string,
): Promise<z.infer<typeof outcome>> =>
  outcome.parse(await callDatabase("merge_businesses", { reviewer, kept, merged }));

/** Listings that this one may be joined with; with a term, those that have it in their name. @throws {BackendError} */
export const listMergeCandidates = async (
  reviewer: string,
  business: string,
  term: string,
): Promise<MergeCandidate[]> =>
  toMergeCandidates(await callDatabase("list_merge_candidates", { reviewer, business, ...(term && { term }) }));
