import type { z } from "zod";
import type { AiKind, Generated } from "./model";

/** A row of `negocio_ia`. */
export type KeptRow = { tipo: string; contenido: unknown; es_borrador: boolean; updated_at: string };

/** What was generated for a business and is kept for its owner. */
export type Kept<T> = Generated<T> & { madeAt: Date };

/** What is kept of a kind; null when there is none, or in a shape that is none any more: it is made again then. */
export function keptOf<T>(rows: readonly KeptRow[], kind: AiKind, schema: z.ZodType<T>): Kept<T> | null {
  const row = rows.find(({ tipo }) => tipo === kind);
  const content = schema.safeParse(row?.contenido);
  if (!row || !content.success) return null;
  return { value: content.data, isDraft: row.es_borrador, madeAt: new Date(row.updated_at) };
}
