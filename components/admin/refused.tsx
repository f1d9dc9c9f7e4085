import type { FormState } from "@/lib/forms/form-state";

/** Why a form was not taken that several share: to a browser without scripts, above them. */
export const Refused = ({ state }: { state: FormState<{ kind: string }> | null }) =>
  state && "message" in state ? (
    <p role="alert" className="rounded-field bg-error-soft px-4 py-3 font-semibold text-error text-sm">
      {state.message}
    </p>
  ) : null;
