import type { ZodType } from "zod";
import type { Result } from "@/lib/result";
import { type FieldErrors, type FormFailure, fieldErrors, formFailure } from "./form-state";
import { readForm } from "./read-form";

type State = { kind: string };

/** Why an action did nothing. */
type Refusal = "tooMany" | "notYours" | "denied" | "invalid" | "failed";

/** Another page comes next. */
export type Leave = { kind: "leave"; path: string };

export const leave = (path: string): Leave => ({ kind: "leave", path });

/** What comes of a form; `Shown` is a state of the form. */
export type ActionResult<Shown extends State> = Shown | FormFailure | Leave;

export const isLeave = (result: State): result is Leave => result.kind === "leave";

/** The sentence of each refusal; or where to go on to, for a form in which nothing is typed. */
export type Refusals = Readonly<Record<Refusal, string | Leave>>;

const isFailure = (result: State): result is FormFailure => result.kind === "failed";

export type Steps<Actor, Input, Shown extends State> = {
  isWithinLimit: () => Promise<boolean>;
  /** Who acts on what, from what was sent; what may not be is refused. */
  admit: (input: Readonly<Record<string, unknown>>) => Promise<Result<Actor, Refusal>>;
  schema: (actor: Actor) => ZodType<Input>;
  handle: (input: Input, actor: Actor) => Promise<ActionResult<Shown>>;
  /** Shows what was written to whoever wrote it. */
  showChanges: () => Promise<void>;
  /** Hears of what nobody expected. */
  report: (error: unknown) => void;
  refusals: Refusals;
  /** What was typed goes back to nobody: passwords. */
  isSecret?: boolean | undefined;
};

/**
 * What becomes of a sent form: within the limit, by somebody who may, with fields that are right, it is handled. All that
 * it asks is handed in. Never throws but for what `report` throws again.
 */
export async function runAction<Actor, Input, Shown extends State>(
  form: unknown,
  steps: Steps<Actor, Input, Shown>,
): Promise<ActionResult<Shown>> {
  const { input, values } = readForm(form);
  const kept = steps.isSecret ? {} : values;
  const refuse = (refusal: Refusal, errors: FieldErrors = {}): FormFailure | Leave => {
    const { "": ofForm, ...ofFields } = errors;
    const result = steps.refusals[refusal];
    return typeof result === "string" ? formFailure(ofForm ?? result, kept, ofFields) : result;
  };
  try {
    if (!(await steps.isWithinLimit())) return refuse("tooMany");
    const admitted = await steps.admit(input);
    if (!admitted.ok) return refuse(admitted.code);
    const parsed = await steps.schema(admitted.value).safeParseAsync(input);
    if (!parsed.success) return refuse("invalid", fieldErrors(parsed.error.issues));
    const result = await steps.handle(parsed.data, admitted.value);
    if (isFailure(result)) return { ...result, values: { ...kept, ...result.values } };
    await steps.showChanges();
    return result;
  } catch (error) {
    steps.report(error);
    return refuse("failed");
  }
}
