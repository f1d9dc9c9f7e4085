import "server-only";
import { z } from "zod";
import type { Column } from "@/lib/businesses/field";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";

const outcome = z.enum(["accepted", "rejected", "unknown"]);

/** Accepts these columns of an open revision and no others. @throws {BackendError} also for a column that it does not change. */
export async function decideRevision(
  reviewer: string,
  revision: string,
  accepted: readonly Column[],
  reason: string | null,
): Promise<z.infer<typeof outcome>> {
  const { data, error } = await adminClient().rpc("decide_revision", {
    reviewer,
    revision,
    accepted: [...accepted],
    ...(reason && { reason }),
  });
  if (error) throw new BackendError("decideRevision", error);
  return outcome.parse(data);
}
