import type { FieldValues } from "./form-state";

type Typed = {
  /** What a schema parses: texts and files by the names of the fields, a list where a name stands more than once. */
  input: Readonly<Record<string, unknown>>;
  /** The texts alone, for a browser that has not kept them. */
  values: FieldValues;
};

/** Neither what Next adds to a form ("$ACTION_ID_...") nor a name that every object has. */
const FIELD_NAME = /^[a-z][a-z0-9_]{0,40}$/i;

/** Line breaks count as one character, as in the browser; the database takes no NUL. */
const asTyped = (value: FormDataEntryValue): FormDataEntryValue =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n").replaceAll("\0", "") : value;

/**
 * Boxes to tick stand behind an empty text of their name, so that none is sent as well: those that are ticked are a text with
 * commas, as it would be typed.
 */
function ofBoxes(all: readonly FormDataEntryValue[]): readonly FormDataEntryValue[] {
  const [first, ...ticked] = all;
  return first === "" && ticked.length > 0 ? [ticked.map(String).join(", ")] : all;
}

/** Reads whatever was sent to an action: anybody may call one with something that is no form. */
export function readForm(form: unknown): Typed {
  if (!(form instanceof FormData)) return { input: {}, values: {} };
  const fields = [...new Set(form.keys())]
    .filter((name) => FIELD_NAME.test(name))
    .map((name) => [name, ofBoxes(form.getAll(name).map(asTyped))] as const);
  return {
    input: Object.fromEntries(fields.map(([name, all]) => [name, all.length > 1 ? all : all[0]])),
    values: Object.fromEntries(
      fields.flatMap(([name, [first]]) => (typeof first === "string" ? [[name, first] as const] : [])),
    ),
  };
}
