export type FieldValues = Readonly<Partial<Record<string, string>>>;

export type FieldErrors = Readonly<Partial<Record<string, string>>>;

export type FormFailure = {
  kind: "failed";
  message: string;
  errors: FieldErrors;
  values: FieldValues;
  link?: { href: string; label: string };
  needsProof?: true;
};

/** Outcome of a sent form; `Success` says what there is to tell or where to go on. */
export type FormState<Success extends { kind: string } = never> = FormFailure | Success;

export type FormAction<Success extends { kind: string } = never> = (form: FormData) => Promise<FormState<Success>>;

export const formFailure = (message: string, values: FieldValues = {}, errors: FieldErrors = {}): FormFailure => ({
  kind: "failed",
  message,
  errors,
  values,
});

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

export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const byField = Map.groupBy(issues, ({ path }) => String(path[0] ?? ""));
  return Object.fromEntries([...byField].map(([name, [first]]) => [name, first?.message ?? ""]));
}
