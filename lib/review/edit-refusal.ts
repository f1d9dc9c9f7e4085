import { columnRefused, fieldOfColumn, refusedColumn } from "@/lib/businesses/refused-column";
import type { FieldErrors } from "@/lib/forms/form-state";
import { editLabel } from "./edit-fields";

type DatabaseError = { code: string; message: string };

/** A rule of a column, and a value that is none of its type: what was typed is at fault. */
const IS_REFUSAL = /^2[23]/;
const OTHER_COLUMNS: Readonly<Record<string, string>> = { notas_admin: "notas", slug: "slug" };

/** Words for a refusal at the field to blame; null for no fault of typing. The database's message is not shown. */
export function refusedFields(error: DatabaseError): FieldErrors | null {
  if (!IS_REFUSAL.test(error.code)) return null;
  const column = refusedColumn(error);
  const name = OTHER_COLUMNS[column] ?? fieldOfColumn(column);
  return name === undefined ? {} : { [name]: columnRefused(editLabel(name)) };
}
