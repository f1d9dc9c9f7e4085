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
export type Answer<Shown extends State> = Shown | FormFailure | Leave;

export const isLeave = (answer: State): answer is Leave => answer.kind === "leave";

/** The sentence of each refusal; or where to go on to, for a form in which nothing is typed. */
export type Refusals = Readonly<Record<Refusal, string | Leave>>;

const isFailure = (answer: State): answer is FormFailure => answer.kind === "failed";

export type Steps<Actor, Input, Shown extends State> = {
  isWithinLimit: () => Promise<boolean>;
  /** Who acts on what, from what was sent; what may not be is refused. */
  admit: (input: Readonly<Record<string, unknown>>) => Promise<Result<Actor, Refusal>>;
  schema: (actor: Actor) => ZodType<Input>;
  handle: (input: Input, actor: Actor) => Promise<Answer<Shown>>;
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
): Promise<Answer<Shown>> {
  const { input, values } = readForm(form);
  const kept = steps.isSecret ? {} : values;
  const refuse = (refusal: Refusal, errors: FieldErrors = {}): FormFailure | Leave => {
    const { "": ofForm, ...ofFields } = errors;
    const answer = steps.refusals[refusal];
    return typeof answer === "string" ? formFailure(ofForm ?? answer, kept, ofFields) : answer;
  };
  try {
    if (!(await steps.isWithinLimit())) return refuse("tooMany");
    const admitted = await steps.admit(input);
    if (!admitted.ok) return refuse(admitted.code);
    const parsed = await steps.schema(admitted.value).safeParseAsync(input);
    if (!parsed.success) return refuse("invalid", fieldErrors(parsed.error.issues));
    const answer = await steps.handle(parsed.data, admitted.value);
    if (isFailure(answer)) return { ...answer, values: { ...kept, ...answer.values } };
    await steps.showChanges();
    return answer;
  } catch (error) {
    steps.report(error);
    return refuse("failed");
  }
}
