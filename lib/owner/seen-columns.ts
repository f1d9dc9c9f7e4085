import { z } from "zod";
import type { BusinessRow, Column } from "@/lib/businesses/field";
import type { Json } from "@/lib/supabase/database.types";

export type SeenColumns = Readonly<Record<string, Json>>;

const schema = z.record(z.string(), z.json());

export const seenColumns = (row: BusinessRow, columns: readonly string[]): SeenColumns =>
  schema.parse(Object.fromEntries(columns.map((column) => [column, Reflect.get(row, column) ?? null])));

/** For the hidden field `SEEN_FIELD`. */
export const seenText = (row: BusinessRow, columns: readonly Column[]): string =>
  JSON.stringify(seenColumns(row, columns));

/** Reads it; nothing where it cannot be read. */
export function readSeenColumns(text: unknown): SeenColumns {
  try {
    return schema.parse(JSON.parse(String(text)));
  } catch {
    return {};
  }
}
