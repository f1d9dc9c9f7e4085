import type { z } from "zod";
import type { AiKind, Generated } from "./model";

export type KeptRow = { tipo: string; contenido: unknown; es_borrador: boolean; updated_at: string };

export type Kept<T> = Generated<T> & { madeAt: Date };

/** Reads what is kept of a kind; null for none, or for an outdated shape: it is made again then. */
export function keptOf<T>(rows: readonly KeptRow[], kind: AiKind, schema: z.ZodType<T>): Kept<T> | null {
  const row = rows.find(({ tipo }) => tipo === kind);
  const content = schema.safeParse(row?.contenido);
  if (!row || !content.success) return null;
  return { value: content.data, isDraft: row.es_borrador, madeAt: new Date(row.updated_at) };
}
