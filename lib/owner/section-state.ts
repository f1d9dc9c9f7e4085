import type { EditDifference } from "@/lib/businesses/edit-difference";
import type { FormFailure, FormState } from "@/lib/forms/form-state";

/** The hidden field with the columns as they stood when the form was opened. */
export const SEEN_FIELD = "visto";

/** A section was stored; `path` is where a browser without scripts goes on. */
export type SectionSaved = {
  kind: "saved";
  /** ISO 8601. */
  at: string;
  /** Some of it waits for the review. */
  isWaiting: boolean;
  /** What is said of it beside the bar; null where the bar says it all. */
  notice: string | null;
  path: string;
};

/** Somebody else, or another tab, has changed the same meanwhile. */
export type SectionConflict = FormFailure & { conflict: { differences: readonly EditDifference[] } };

export type SectionState = FormState<SectionSaved | SectionConflict>;

/** Of the button that takes a file away. */
export const REMOVE_FIELD = "quitar";
