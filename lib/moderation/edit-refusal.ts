import type { FieldName } from "@/lib/businesses/fields";
import { BUSINESS_FIELDS } from "@/lib/businesses/fields";
import { fieldOf } from "@/lib/businesses/fields-of";
import type { FieldErrors } from "@/lib/forms/form-state";
import { editLabel } from "./edit-fields";
import { columnRefused } from "./edit-messages";

type DatabaseError = { code: string; message: string };

/** A rule of a column, and a value that is none of its type: what was typed is at fault. */
const IS_REFUSAL = /^2[23]/;
const RULE = /"negocio(?:s|_privado)_(\w+)_check"/;
const OTHER_COLUMNS: Readonly<Record<string, string>> = { notas_admin: "notas", slug: "slug" };

/** The column that an error of the database names: by its rule, or as its hint. */
const columnIn = ({ message }: DatabaseError): string =>
  RULE.exec(message)?.[1] ?? /column "(\w+)"/.exec(message)?.[1] ?? "";

const fieldOfColumn = (column: string): string | undefined =>
  OTHER_COLUMNS[column] ??
  (Object.keys(BUSINESS_FIELDS) as FieldName[]).find((name) => fieldOf(name).columns.some((each) => each === column));

/**
 * What the database refuses of a form, in words for a person, at the field where one is to blame; null for an error that is
 * nobody's typing. Neither its message nor the row that it may quote is shown.
 */
export function refusedFields(error: DatabaseError): FieldErrors | null {
  if (!IS_REFUSAL.test(error.code)) return null;
  const name = fieldOfColumn(columnIn(error));
  return name === undefined ? {} : { [name]: columnRefused(editLabel(name)) };
}
