import type { FieldValues, FormAction, FormState } from "@/lib/forms/form-state";

/** A listing of the census without owner, which may be the one that is being registered. All of it is public. */
export type UnownedMatch = { slug: string; name: string; address: string | null };

/** What came of the form. What was typed comes back with what is asked, for browsers that have not kept it. */
type Outcome =
  | { kind: "matches"; matches: readonly UnownedMatch[]; values: FieldValues }
  | { kind: "done"; path: string };

export type RegistrationState = FormState<Outcome>;

/** Sends the form; the page binds the plan. */
export type RegistrationAction = FormAction<Outcome>;
