import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import { AI_REFUSALS } from "../messages";
import type { AiRefusal, AiStanding } from "../model";
import type { AiUse } from "./uses";
import { writer } from "./write";

const isRefusal = (code: string): code is AiRefusal => code in AI_REFUSALS;

/** Whether somebody may ask for something now, and how often still today: for what is said beside the button. @throws {BackendError} */
export async function getAiStanding({ person, business, kind }: AiUse): Promise<AiStanding> {
  const by = writer();
  if (!by.ok) return { refusal: by.code, tries: null };
  // Rules use nothing up.
  if (by.value === "rules") return { refusal: null, tries: null };
  const { data, error } = await adminClient()
    .rpc("read_ai_standing", { kind, ...(person !== null && { person }), ...(business !== null && { business }) })
    .single();
  if (error) throw new BackendError("getAiStanding", error);
  const { refusal, tries_left: left, tries: perDay } = data;
  if (refusal && isRefusal(refusal)) return { refusal, tries: null };
  return { refusal: left !== null && left <= 0 ? "quota" : null, tries: left === null ? null : { left, perDay } };
}
