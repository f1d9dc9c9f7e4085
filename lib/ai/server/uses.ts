import "server-only";
import { z } from "zod";
import { env } from "@/lib/env";
import { failure, type Result, success } from "@/lib/result";
import { callDatabase } from "@/lib/supabase/call-database";
import type { AiKind, AiRefusal, VendorProblem } from "../model";
import { costOf, MICROS_PER_PESO, type MicroPesos } from "../prices";
import type { VendorAnswer } from "./openai";

/** A use: `person` null: the server itself; `business` null: an administrator, for one that is not there yet. */
export type AiUse = { person: string | null; business: string | null; kind: AiKind };

export const BEGIN_REFUSALS = [
  "off",
  "budget",
  "share",
  "quota",
  "notYours",
  "abovePlan",
] as const satisfies AiRefusal[];

const beginSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("begun"), use: z.string() }),
  z.object({ outcome: z.enum(BEGIN_REFUSALS) }),
]);

export const dailyBudget = (): MicroPesos => Math.round(env().ai.dailyBudgetMxn * MICROS_PER_PESO);

/** Sets money aside for a call, before it is made. @param estimate what it may cost at most. @throws {BackendError} */
export async function beginUse(
  { person, business, kind }: AiUse,
  estimate: MicroPesos,
): Promise<Result<string, (typeof BEGIN_REFUSALS)[number]>> {
  const data = await callDatabase("begin_ai_use", {
    kind,
    estimate,
    budget: dailyBudget(),
    ...(person !== null && { person }),
    ...(business !== null && { business }),
  });
  const answer = beginSchema.parse(data);
  return answer.outcome === "begun" ? success(answer.use) : failure(answer.outcome);
}

/** Problems for which nothing is billed; after the others what was set aside counts, unless it is known what was used. */
const FREE: readonly VendorProblem[] = ["refused", "busy", "unreachable"];

/** Notes the true cost of a call. @throws {BackendError} */
export async function endUse(use: string, { outcome, usage }: VendorAnswer<unknown>): Promise<void> {
  const isFree = !outcome.ok && FREE.includes(outcome.code);
  await callDatabase("end_ai_use", {
    use,
    ...(!outcome.ok && { problem: outcome.code }),
    ...(usage && {
      model: usage.model,
      input: usage.inputTokens,
      output: usage.outputTokens,
      pictures: usage.pictures,
    }),
    ...(usage ? { cost: costOf(usage, env().ai.pricesMxn) } : isFree && { cost: 0 }),
  });
}
