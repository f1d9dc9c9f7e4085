import type { FormAction, FormState } from "@/lib/forms/form-state";
import { type Decided, doneText, named, type OpenDecision } from "@/lib/moderation/decision";
import { UndoForm } from "../undo-form";

type AfterDecisionProps = {
  /** Outcome of the form, for a browser without scripts. */
  state: FormState<Decided> | null;
  /** Decision that can still be undone. */
  open: OpenDecision | null;
  undo: FormAction<Decided>;
  vista: string;
};

/** Outcome of a decision without scripts, with the way back while there is time. */
export function AfterDecision({ state, open, undo, vista }: AfterDecisionProps) {
  if (state?.kind === "failed") {
    return (
      <p role="alert" className="rounded-field bg-error-soft px-4 py-3 font-semibold text-error text-sm">
        {state.message}
      </p>
    );
  }
  if (!open) return null;
  const text = `${doneText(open.decision, open.count)}: ${named(open.count, open.name)}`;
  return <UndoForm key={open.id} text={text} leftMs={open.leftMs} undo={undo} fields={{ decision: open.id, vista }} />;
}
