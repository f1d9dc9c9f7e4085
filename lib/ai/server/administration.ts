import "server-only";
import { callDatabase } from "@/lib/supabase/call-database";
import type { AiKind } from "../model";
import { type AiReport, aiReportSchema } from "../report";

/** Returns the models' cost within thirty days. @throws {BackendError} also for a reviewer who is no administrator (42501). */
export const getAiReport = async (reviewer: string): Promise<AiReport> =>
  aiReportSchema.parse(await callDatabase("ai_report", { reviewer }));

/** Switches models for everybody, from this moment on. @throws {BackendError} */
export async function switchAi(reviewer: string, isOn: boolean): Promise<void> {
  await callDatabase("switch_ai", { reviewer, is_on: isOn });
}

/** Frees one use of a business; false when there is none to free. @throws {BackendError} */
export const giveUseBack = (reviewer: string, business: string, kind: AiKind): Promise<boolean> =>
  callDatabase("give_ai_use_back", { reviewer, business, kind });
