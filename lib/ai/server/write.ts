import "server-only";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { failure, type Result, success } from "@/lib/result";
import type { AiRefusal, Generated } from "../model";
import { estimateText } from "../prices";
import type { TextTask } from "../text-task";
import { writeText } from "./openai";
import { type AiUse, beginUse, endUse } from "./uses";

type Wish<Input> = Omit<AiUse, "kind"> & {
  input: Input;
  /** Picture as webp, for what is to be read in it. */
  picture?: Uint8Array | undefined;
  signal?: AbortSignal | undefined;
  /** Hears what is added to a plain text; whether it can be used is known at its end. */
  onText?: ((added: string) => void) | undefined;
};

/** Writer for whoever asks now: a model, or rules; else why not. */
export function writer(): Result<"model" | "rules", "notConfigured"> {
  const { vendor, hasDrafts } = env().ai;
  if (vendor) return success("model");
  return hasDrafts ? success("rules") : failure("notConfigured");
}

export function hasModel(): boolean {
  const by = writer();
  return by.ok && by.value === "model";
}

/** Has a model write within quota and budget, and checks it; else rules write, at no cost. @throws {BackendError} */
export async function write<Input, Output>(
  task: TextTask<Input, Output>,
  { input, picture, signal, onText, ...use }: Wish<Input>,
): Promise<Result<Generated<Output>, AiRefusal>> {
  const by = writer();
  if (!by.ok) return by;
  if (by.value === "rules") {
    if (!task.draft) return failure("notConfigured");
    return success({ value: task.draft(input), isDraft: true });
  }
  const { prompt, maxOutputTokens, schema, deadlineMs } = task;
  const question = { instructions: prompt.instructions, told: task.told(input), maxOutputTokens };
  const estimate = estimateText({ ...question, hasPicture: picture !== undefined }, env().ai.pricesMxn);
  const begun = await beginUse({ ...use, kind: task.kind }, estimate);
  if (!begun.ok) return begun;
  const answer = await writeText<Output>({ ...question, schema, picture, signal, deadlineMs, onText });
  const { outcome } = answer;
  const checked = outcome.ok ? { ...answer, outcome: task.check(outcome.value, input) } : answer;
  await endUse(begun.value, checked);
  if (!checked.outcome.ok) return checked.outcome;
  log.info({ kind: task.kind, version: prompt.version }, "a text was generated");
  return success({ value: checked.outcome.value, isDraft: false });
}
