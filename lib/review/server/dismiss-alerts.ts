import "server-only";
import { callDatabase } from "@/lib/supabase/call-database";

/** An administrator leaves what a model flagged. Returns how much of it was open. @throws {BackendError} */
export async function dismissAlerts(reviewer: string, business: string, seen: readonly number[]): Promise<number> {
  if (seen.length === 0) return 0;
  return callDatabase("dismiss_alerts", { reviewer, business, seen: [...seen] });
}
