import type { FieldValues, FormAction, FormState } from "@/lib/forms/form-state";

/** A listing of the census without owner, which may be the one that is being registered. All of it is public. */
export type UnownedMatch = { slug: string; name: string; address: string | null };

type Outcome =
  | { kind: "matches"; matches: readonly UnownedMatch[]; values: FieldValues }
  | { kind: "done"; path: string };

export type RegistrationState = FormState<Outcome>;

export type RegistrationAction = FormAction<Outcome>;
