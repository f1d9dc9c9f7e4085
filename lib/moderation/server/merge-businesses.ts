import "server-only";
import { z } from "zod";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";

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
