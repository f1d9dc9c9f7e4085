import type { FieldValues } from "./form-state";

type Typed = {
  /** Input of a schema: texts and files by the names of the fields, a list where a name stands more than once. */
  input: Readonly<Record<string, unknown>>;
  values: FieldValues;
};

/** Neither what Next adds to a form ("$ACTION_...") nor a name that every object has. */
const FIELD_NAME = /^[a-z][a-z0-9_]{0,40}$/i;

/** Line breaks count as one character, as in the browser; the database takes no NUL. */
const asTyped = (value: FormDataEntryValue): FormDataEntryValue =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n").replaceAll("\0", "") : value;

/** Joins ticked boxes with commas; an empty text stands before them, so that none ticked is sent as well. */
function ofBoxes(all: readonly FormDataEntryValue[]): readonly FormDataEntryValue[] {
  const [first, ...ticked] = all;
  return first === "" && ticked.length > 0 ? [ticked.map(String).join(", ")] : all;
}

export const asAnotherField = (name: string, other: string): string => `${name}_como_${other}`;
const AS_ANOTHER = /^([a-z]+)_como_([a-z]+)$/;

function withFilled(form: FormData): FormData {
  const filled = new FormData();
  for (const [name, value] of form) filled.append(name, value);
  for (const box of form.keys()) {
    const [, name = "", other = ""] = AS_ANOTHER.exec(box) ?? [];
    const [own, source] = [form.get(name), form.get(other)];
    if (own === "" && typeof source === "string") filled.set(name, source);
  }
  return filled;
}

/** Reads whatever was sent to an action: anybody may call one with something that is no form. */
export function readForm(form: unknown): Typed {
  if (!(form instanceof FormData)) return { input: {}, values: {} };
  const filled = withFilled(form);
  const fields = [...new Set(filled.keys())]
    .filter((name) => FIELD_NAME.test(name))
    .map((name) => [name, ofBoxes(filled.getAll(name).map(asTyped))] as const);
  return {
    input: Object.fromEntries(fields.map(([name, all]) => [name, all.length > 1 ? all : all[0]])),
    values: Object.fromEntries(
      fields.flatMap(([name, [first]]) => (typeof first === "string" ? [[name, first] as const] : [])),
    ),
  };
}
