export const EMPTY_FIELD = "(vacío)";

export type EditDifference = {
  label: string;
  theirs: string;
  /** Null where this editor had left the field alone. */
  yours: string | null;
};
