import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";

/** An administrator leaves what a model flagged. Returns how much of it was open. @throws {BackendError} */
export async function dismissAlerts(reviewer: string, business: string, seen: readonly number[]): Promise<number> {
  if (seen.length === 0) return 0;
  const { data, error } = await adminClient().rpc("dismiss_alerts", { reviewer, business, seen: [...seen] });
  if (error) throw new BackendError("dismissAlerts", error);
  return data;
}
