import type { FieldErrors, FieldName, FieldValues } from "@/lib/registration/fields";

/** What came back from the server: what was typed, and what is wrong with it. */
export type FieldState = { values: FieldValues; errors: FieldErrors };

/** What a field shows of it. */
export const stateOf = ({ values, errors }: FieldState, name: FieldName) => ({
  name,
  defaultValue: values[name] ?? "",
  error: errors[name],
});
