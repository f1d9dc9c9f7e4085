import type { z } from "zod";
import type { Result } from "@/lib/result";
import type { AiKind } from "./model";
import type { Prompt } from "./prompts";

/** Something that a model writes: what it is told, how its answer is checked, and what stands in its place without one. */
export type TextTask<Input, Output> = {
  kind: AiKind;
  prompt: Prompt;
  /** The shape of the answer; lengths are for `check`. Null: plain text, which can be read while it is written. */
  schema: Output extends string ? null : z.ZodType<Output>;
  maxOutputTokens: number;
  /** Time of the model; as for a short text when left out. */
  deadlineMs?: number;
  told: (input: Input) => unknown;
  /** The answer cleaned and checked against what was told; "nothing": what was to be read is not there. */
  check: (output: Output, input: Input) => Result<Output, "unusable" | "nothing">;
  /** Draft by rules from the same facts; null: there is none without a model. */
  draft: ((input: Input) => Output) | null;
};
