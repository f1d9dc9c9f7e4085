import { z } from "zod";
import type { Column } from "@/lib/businesses/field";
import type { TextFieldName } from "@/lib/businesses/fields";
import { toColumns } from "@/lib/businesses/form-mapper";
import { columnRefused, fieldOfColumn, refusedColumn } from "@/lib/businesses/refused-column";
import { businessSchema } from "@/lib/businesses/schema";
import { isReservedSlug } from "@/lib/businesses/slug";
import { line, lines } from "@/lib/businesses/text-rules";
import { type FieldErrors, fieldErrors } from "@/lib/forms/form-state";
import { ON } from "@/lib/forms/on-off";
import { failure, type Result, success } from "@/lib/result";
import type { Json } from "@/lib/supabase/database.types";
import { isWellFormedSlug } from "@/lib/text/slugify";
import { EDIT_OTHER_FIELDS, EDIT_TEXT_FIELDS, type EditName, type EditOtherField, editLabel } from "./edit-fields";
import { EDIT_MESSAGES as MESSAGES } from "./edit-messages";

type Columns = { [column: string]: Json };

const NOTES = { characters: 4_000, lines: 4_000 } as const;
const EMAIL_CHARACTERS = 254;
/** A listing of the census has often neither; a name and a category it has always. */
const OPTIONAL: readonly TextFieldName[] = ["telefono", "direccion"];

const onOrOff = (column: Column) => z.string().transform((value) => ({ [column]: value === ON }));

const OTHERS = {
  destacado: onOrOff("is_featured"),
  telefono_al_tocar: onOrOff("telefono_al_tocar"),
  solo_whatsapp: onOrOff("solo_whatsapp"),
  direccion_aproximada: onOrOff("direccion_aproximada"),
  slug: line()
    .refine((value) => isWellFormedSlug(value) && !isReservedSlug(value), { error: MESSAGES.badSlug })
    .transform((value) => ({ slug: value })),
  notas: lines(NOTES.characters, NOTES.lines).transform((value) => ({ notas_admin: value || null })),
} satisfies Record<EditOtherField, z.ZodType<Columns>>;

const emailSchema = z.union([z.literal(""), z.email().max(EMAIL_CHARACTERS).toLowerCase()]);

/** An address of an owner, empty for nobody; null for what is no address. */
export const parseOwner = (typed: string): string | null => emailSchema.safeParse(typed.trim()).data ?? null;

const isOther = (name: EditName): name is EditOtherField => EDIT_OTHER_FIELDS.some((other) => other === name);

export function toEditColumns(
  typed: object,
  names: readonly EditName[],
): Result<Columns, "invalid"> & { errors: FieldErrors } {
  const texts = EDIT_TEXT_FIELDS.filter((name) => names.includes(name));
  const parsed = businessSchema(texts, "premium", OPTIONAL).safeParse(typed);
  const others = z
    .object(Object.fromEntries(names.filter(isOther).map((name) => [name, OTHERS[name]])))
    .safeParse(typed);
  const errors = fieldErrors([...(parsed.error?.issues ?? []), ...(others.error?.issues ?? [])]);
  if (!parsed.success || !others.success) return { ...failure("invalid"), errors };
  const { codigo_postal, ...columns } = toColumns(parsed.data);
  return {
    ...success({
      ...columns,
      // An address without a code says nothing against the one that is known.
      ...(codigo_postal ? { codigo_postal } : {}),
      ...Object.assign({}, ...Object.values(others.data)),
    }),
    errors,
  };
}

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
