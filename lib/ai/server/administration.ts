import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import type { AiKind } from "../model";
import { type AiReport, aiReportSchema } from "../report";

/** What models cost within thirty days. @throws {BackendError} also for a reviewer who is no administrator (42501). */
export async function getAiReport(reviewer: string): Promise<AiReport> {
  const { data, error } = await adminClient().rpc("ai_report", { reviewer });
  if (error) throw new BackendError("getAiReport", error);
  return aiReportSchema.parse(data);
}

/** The switch that holds for everybody, from this moment on. @throws {BackendError} */
export async function switchAi(reviewer: string, isOn: boolean): Promise<void> {
  const { error } = await adminClient().rpc("switch_ai", { reviewer, is_on: isOn });
  if (error) throw new BackendError("switchAi", error);
}

/** Frees one use of a business; false when there is none to free. @throws {BackendError} */
export async function giveUseBack(reviewer: string, business: string, kind: AiKind): Promise<boolean> {
  const { data, error } = await adminClient().rpc("give_ai_use_back", { reviewer, business, kind });
  if (error) throw new BackendError("giveUseBack", error);
  return data;
}
