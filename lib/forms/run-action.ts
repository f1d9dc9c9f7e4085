import type { ZodType } from "zod";
import { MESSAGES } from "@/lib/messages";
import { isNoSpace } from "@/lib/no-space";
import type { Result } from "@/lib/result";
import { type FieldErrors, type FormFailure, fieldErrors, formFailure } from "./form-state";
import { readForm } from "./read-form";

type State = { kind: string };

type Refusal = "tooMany" | "notYours" | "denied" | "invalid" | "failed";

export type Leave = { kind: "leave"; path: string };

export const leave = (path: string): Leave => ({ kind: "leave", path });

export type ActionResult<Shown extends State> = Shown | FormFailure | Leave;

export const isLeave = (result: State): result is Leave => result.kind === "leave";

type Told = string | Leave;

export type Refusals = Readonly<
  Record<Exclude<Refusal, "failed">, Told> & { failed: Told | ((error: unknown) => string) }
>;

const isFailure = (result: State): result is FormFailure => result.kind === "failed";

export type Steps<Actor, Input, Shown extends State> = {
  isWithinLimit: () => Promise<boolean>;
  admit: (input: Readonly<Record<string, unknown>>) => Promise<Result<Actor, Exclude<Refusal, "failed">>>;
  schema: (actor: Actor) => ZodType<Input>;
  handle: (input: Input, actor: Actor) => Promise<ActionResult<Shown>>;
  showChanges: () => Promise<void>;
  report: (error: unknown) => void;
  refusals: Refusals;
  /** True for passwords: what was typed goes back to nobody. */
  isSecret?: boolean | undefined;
};

/** Runs a sent form, with all that it asks handed in. Throws only what `report` throws again. */
export async function runAction<Actor, Input, Shown extends State>(
  form: unknown,
  steps: Steps<Actor, Input, Shown>,
): Promise<ActionResult<Shown>> {
  const { input, values } = readForm(form);
  const kept = steps.isSecret ? {} : values;
  const { refusals } = steps;
  const refuse = (told: Told, errors: FieldErrors = {}): FormFailure | Leave => {
    const { "": ofForm, ...ofFields } = errors;
    return typeof told === "string" ? formFailure(ofForm ?? told, kept, ofFields) : told;
  };
  try {
    if (!(await steps.isWithinLimit())) return refuse(refusals.tooMany);
    const admitted = await steps.admit(input);
    if (!admitted.ok) return refuse(refusals[admitted.code]);
    const parsed = await steps.schema(admitted.value).safeParseAsync(input);
    if (!parsed.success) return refuse(refusals.invalid, fieldErrors(parsed.error.issues));
    const result = await steps.handle(parsed.data, admitted.value);
    if (isFailure(result)) return { ...result, values: { ...kept, ...result.values } };
    await steps.showChanges();
    return result;
  } catch (error) {
    steps.report(error);
    if (isNoSpace(error)) return refuse(MESSAGES.noSpace);
    const { failed } = refusals;
    return refuse(typeof failed === "function" ? failed(error) : failed);
  }
}
