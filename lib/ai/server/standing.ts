import "server-only";
import { env } from "@/lib/env";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import { AI_REFUSALS } from "../messages";
import type { AiRefusal, AiStanding } from "../model";
import type { JOB_KINDS } from "../picture-options";
import { estimatePicture, estimateText, type MicroPesos } from "../prices";
import type { TextTask } from "../text-task";
import { type AiUse, dailyBudget } from "./uses";
import { writer } from "./write";

type PictureKind = (typeof JOB_KINDS)[keyof typeof JOB_KINDS];

type Asked = Omit<AiUse, "kind"> & {
  wanted: Pick<TextTask<never, never>, "kind" | "prompt" | "maxOutputTokens"> | { kind: PictureKind };
};

const isRefusal = (code: string): code is AiRefusal => code in AI_REFUSALS;

function estimate(wanted: Asked["wanted"]): MicroPesos {
  const prices = env().ai.pricesMxn;
  if (!("prompt" in wanted)) return estimatePicture(prices);
  const { kind, prompt, maxOutputTokens } = wanted;
  const { instructions } = prompt;
  return estimateText({ instructions, told: {}, maxOutputTokens, hasPicture: kind === "menu" }, prices);
}

/** Tells whether somebody may ask now, and how often still today. @throws {BackendError} */
export async function getAiStanding({ person, business, wanted }: Asked): Promise<AiStanding> {
  const by = writer();
  if (!by.ok) return { refusal: by.code, tries: null };
  // Rules use nothing up.
  if (by.value === "rules") return { refusal: null, tries: null };
  const { data, error } = await adminClient()
    .rpc("read_ai_standing", {
      kind: wanted.kind,
      estimate: estimate(wanted),
      budget: dailyBudget(),
      ...(person !== null && { person }),
      ...(business !== null && { business }),
    })
    .single();
  if (error) throw new BackendError("getAiStanding", error);
  const { refusal, tries_left: left, tries: perDay } = data;
  if (refusal && isRefusal(refusal)) return { refusal, tries: null };
  return { refusal: left !== null && left <= 0 ? "quota" : null, tries: left === null ? null : { left, perDay } };
}
