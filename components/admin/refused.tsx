import type { FormState } from "@/lib/forms/form-state";

/** Says, above forms that share a state, why one was refused: for browsers without scripts. */
export const Refused = ({ state }: { state: FormState<{ kind: string }> | null }) =>
  state && "message" in state ? (
    <p role="alert" className="rounded-field bg-error-soft px-4 py-3 font-semibold text-error text-sm">
      {state.message}
    </p>
  ) : null;
