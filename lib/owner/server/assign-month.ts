import "server-only";
import { env } from "@/lib/env";
import type { Plan } from "@/lib/plans/plans";
import { failure, type Result, success } from "@/lib/result";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";

const NOT_THEIRS = "42501";

/** Gives an unassigned paid month to a business of the user. @throws {BackendError} */
export async function assignMonth(
  userId: string,
  plan: Plan,
  businessId: string,
): Promise<Result<null, "notYours" | "monthUsed">> {
  const { data, error } = await adminClient().rpc("assign_month", {
    person: userId,
    wanted_plan: plan,
    business: businessId,
    moderation: env().moderation,
  });
  if (error?.code === NOT_THEIRS) return failure("notYours");
  if (error) throw new BackendError("assignMonth", error);
  return data ? success(null) : failure("monthUsed");
}
