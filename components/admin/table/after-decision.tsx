import { buttonVariants } from "@/components/ui/button";
import type { FormAction, FormState } from "@/lib/forms/form-state";
import { type Decided, type Decision, doneText, named } from "@/lib/moderation/decision";
import { nativeAction } from "./places";

type AfterDecisionProps = {
  /** What came of the form, to a browser without scripts. */
  state: FormState<Decided> | null;
  /** What was decided and can still be undone. */
  open: { id: string; decision: Decision; count: number; name: string } | null;
  undo: FormAction<Decided>;
  vista: string;
};

/** What a browser without scripts reads after a decision, with the way back while there is time. */
export function AfterDecision({ state, open, undo, vista }: AfterDecisionProps) {
  if (state?.kind === "failed") {
    return (
      <p role="alert" className="rounded-field bg-error-soft px-4 py-3 font-semibold text-error text-sm">
        {state.message}
      </p>
    );
  }
  if (!open) return null;
  return (
    <form action={nativeAction(undo)} className="flex flex-wrap items-center gap-3 rounded-card bg-sand px-5 py-3">
      <p role="status" className="wrap-anywhere">
        {doneText(open.decision, open.count)}: {named(open.count, open.name)}
      </p>
      <input type="hidden" name="decision" value={open.id} />
      <input type="hidden" name="vista" value={vista} />
      <button type="submit" className={buttonVariants({ variant: "outline", size: "sm" })}>
        Deshacer
      </button>
    </form>
  );
}
