import type { EditDifference } from "@/lib/businesses/edit-difference";
import type { FormFailure, FormState } from "@/lib/forms/form-state";

export const BASE_VERSION_FIELD = "visto";

export type SectionSaved = {
  kind: "saved";
  /** ISO 8601. */
  at: string;
  isWaiting: boolean;
  /** Notice beside the bar; null where the bar says it all. */
  notice: string | null;
  path: string;
};

export type SectionConflict = FormFailure & { conflict: { differences: readonly EditDifference[] } };

export type SectionState = FormState<SectionSaved | SectionConflict>;

export const REMOVE_FIELD = "quitar";
