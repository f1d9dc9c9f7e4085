/** What was typed, by the names of the fields. */
export type FieldValues = Readonly<Partial<Record<string, string>>>;

/** What is wrong, by the names of the fields. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** A form that was not taken, with what was typed for a browser that has not kept it. */
export type FormFailure = {
  kind: "failed";
  message: string;
  errors: FieldErrors;
  values: FieldValues;
  /** What there is to do about it, in another tab: the form stays as it was typed. */
  link?: { href: string; label: string };
  /** The sender has to prove first who it is (PROOF_FIELDS). */
  needsProof?: true;
};

/** What came of a sent form; `Success` says what there is to tell or where to go on. */
export type FormState<Success extends { kind: string } = never> = FormFailure | Success;

/** Takes a sent form: called by script, or by the browser itself where there is none. */
export type FormAction<Success extends { kind: string } = never> = (form: FormData) => Promise<FormState<Success>>;

export const formFailure = (message: string, values: FieldValues = {}, errors: FieldErrors = {}): FormFailure => ({
  kind: "failed",
  message,
  errors,
  values,
});

/** Refuses a form for its fields, in the words of a lone one or of `several`. */
export function fieldsFailure(errors: FieldErrors, several: string, values: FieldValues = {}): FormFailure {
  const [only = several, ...others] = Object.values(errors);
  return formFailure(others.length === 0 ? only : several, values, errors);
}

/** A field that people do not see and programs fill in: such a form is thanked and thrown away. */
export const HONEYPOT_FIELD = "sitio";

/** A password, and whether a mail with a link is wanted instead. Neither is a name that a form's values take (read-form.ts): they never come back. */
export const PROOF_FIELDS = { password: "prueba-contrasena", byLink: "prueba-enlace" } as const;

/** A failure as the text of a response that is none of an action: of whoever refuses a form before Next reads it. */
export const refusalText = (failure: FormFailure): string => JSON.stringify(failure);

/** Reads it; null for any other text. */
export function readRefusal(text: string): FormFailure | null {
  try {
    const refusal: unknown = JSON.parse(text);
    const isFailure = typeof refusal === "object" && refusal !== null && "kind" in refusal && refusal.kind === "failed";
    return isFailure ? (refusal as FormFailure) : null;
  } catch {
    return null;
  }
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** What a schema finds wrong, the first of each field, in the schema's order. */
export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const byField = Map.groupBy(issues, ({ path }) => String(path[0] ?? ""));
  return Object.fromEntries([...byField].map(([name, [first]]) => [name, first?.message ?? ""]));
}
