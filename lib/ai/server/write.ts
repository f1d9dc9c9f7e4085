import "server-only";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { failure, type Result, success } from "@/lib/result";
import type { AiRefusal, Generated } from "../model";
import { estimateText } from "../prices";
import type { TextTask } from "../text-task";
import { type VendorAnswer, writeText } from "./openai";
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
  const { instructions, version } = task.prompt;
  const told = task.told(input);
  const { maxOutputTokens, deadlineMs } = task;
  const size = { instructions, told, maxOutputTokens, hasPicture: picture !== undefined };
  const begun = await beginUse({ ...use, kind: task.kind }, estimateText(size, env().ai.pricesMxn));
  if (!begun.ok) return begun;
  const answer = await writeText<Output>({
    instructions,
    told,
    schema: task.schema,
    maxOutputTokens,
    picture,
    signal,
    onText,
    ...(deadlineMs !== undefined && { deadlineMs }),
  });
  const checked = check(task, answer, input);
  await endUse(begun.value, checked);
  if (!checked.outcome.ok) return checked.outcome;
  log.info({ kind: task.kind, version }, "a text was generated");
  return success({ value: checked.outcome.value, isDraft: false });
}

function check<Input, Output>(
  task: TextTask<Input, Output>,
  answer: VendorAnswer<Output>,
  input: Input,
): VendorAnswer<Output> {
  return answer.outcome.ok ? { ...answer, outcome: task.check(answer.outcome.value, input) } : answer;
}
