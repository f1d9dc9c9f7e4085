import type { Column } from "./field";
import type { FieldName } from "./fields";
import { EDITED_FIELDS, editedTogether, fieldOf } from "./fields-of";

type DatabaseError = { message: string; hint?: string | null };

/** A hint may also be a limit that was passed. */
const NAME = /^[a-z]\w*$/;
const RULE = /"negocio(?:s|_privado)_(\w+)_check"/;

/** The column of a business that a refusal of the database names: by its rule, in its words or as its hint; "" for none. */
export const refusedColumn = ({ message, hint }: DatabaseError): string =>
  RULE.exec(message)?.[1] ?? /column "(\w+)"/.exec(message)?.[1] ?? NAME.exec(hint ?? "")?.[0] ?? "";

export const fieldOfColumn = (column: string): FieldName | undefined =>
  EDITED_FIELDS.find((name) => editedTogether(name).some((each) => fieldOf(each).columns.includes(column as Column)));

export const columnRefused = (label: string): string =>
  `«${label}» no se pudo guardar así: revisa que no sea demasiado largo ni tenga signos raros.`;
