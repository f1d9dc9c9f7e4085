import { z } from "zod";
import type { BusinessRow, Column } from "@/lib/businesses/field";
import type { Json } from "@/lib/supabase/database.types";

export type BaseVersion = Readonly<Record<string, Json>>;

const schema = z.record(z.string(), z.json());

export const baseVersionOf = (row: BusinessRow, columns: readonly string[]): BaseVersion =>
  schema.parse(Object.fromEntries(columns.map((column) => [column, Reflect.get(row, column) ?? null])));

export const baseVersionText = (row: BusinessRow, columns: readonly Column[]): string =>
  JSON.stringify(baseVersionOf(row, columns));

export function readBaseVersion(text: unknown): BaseVersion {
  try {
    return schema.parse(JSON.parse(String(text)));
  } catch {
    return {};
  }
}
