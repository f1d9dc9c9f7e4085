import "server-only";
import { z } from "zod";
import type { Column } from "@/lib/businesses/field";
import { callDatabase } from "@/lib/supabase/call-database";

const outcome = z.enum(["accepted", "rejected", "unknown"]);

/** Accepts these columns of an open revision and no others. @throws {BackendError} also for a column that it does not change. */
export async function decideRevision(
  reviewer: string,
  revision: string,
  accepted: readonly Column[],
  reason: string | null,
): Promise<z.infer<typeof outcome>> {
  const data = await callDatabase("decide_revision", {
    reviewer,
    revision,
    accepted: [...accepted],
    ...(reason && { reason }),
  });
  return outcome.parse(data);
}
