import "server-only";
import { env } from "@/lib/env";
import type { Plan } from "@/lib/plans/plans";
import { failure, type Result, success } from "@/lib/result";
import { tryDatabase } from "@/lib/supabase/call-database";

const NOT_THEIRS = "42501";

/** Gives an unassigned paid month to a business of the user. @throws {BackendError} */
export async function assignMonth(
  userId: string,
  plan: Plan,
  businessId: string,
): Promise<Result<null, "notYours" | "monthUsed">> {
  const assigned = await tryDatabase(
    "assign_month",
    { person: userId, wanted_plan: plan, business: businessId, moderation: env().moderation },
    ({ code }) => (code === NOT_THEIRS ? "notYours" : null),
  );
  if (!assigned.ok) return assigned;
  return assigned.value ? success(null) : failure("monthUsed");
}
