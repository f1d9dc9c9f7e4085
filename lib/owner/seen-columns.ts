import { z } from "zod";
import type { BusinessRow, Column } from "@/lib/businesses/field";
import type { Json } from "@/lib/supabase/database.types";

/** Columns of a business as a form has seen them. */
export type SeenColumns = Readonly<Record<string, Json>>;

const schema = z.record(z.string(), z.json());

/** For the hidden field `SEEN_FIELD`. */
export const seenText = (row: BusinessRow, columns: readonly Column[]): string =>
  JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column] ?? null])));

/** Reads it; nothing where it cannot be read. */
export function readSeenColumns(text: unknown): SeenColumns {
  try {
    return schema.parse(JSON.parse(String(text)));
  } catch {
    return {};
  }
}
