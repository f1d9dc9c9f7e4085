/** In the place of what a field does not hold. */
export const EMPTY_FIELD = "(vacío)";

/** What the second of two editors is told of one field. */
export type EditDifference = {
  label: string;
  theirs: string;
  /** Null where this editor had left the field alone. */
  yours: string | null;
};
