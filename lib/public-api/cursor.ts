import { z } from "zod";
import type { ListParameters } from "./parameters";

const byId = z.tuple([z.uuid()]);
/** A number of four bytes, as the database compares it: neither too large nor too small to be one. */
const relevance = z
  .number()
  .refine((value) => Number.isFinite(Math.fround(value)) && (value === 0 || Math.fround(value) !== 0));
const byMatch = z.tuple([z.uuid(), z.number().int().min(0).max(9), relevance]);
const markSchema = z.union([byId, byMatch]);
export type Mark = z.infer<typeof markSchema>;

const cursorSchema = z.object({ filters: z.string(), after: markSchema });

/** The filters that a page belongs to: with others its mark means another place. */
const filtersOf = ({ limite: _size, cursor: _cursor, ...filters }: ListParameters): string =>
  JSON.stringify(Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** FNV-1a, 32 bits: tells a cursor that was sent with other filters by mistake, and protects nothing. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}

const isOf = (after: Mark, parameters: ListParameters): boolean =>
  (parameters.q === undefined) === (after.length === 1);

/** The cursor behind which the next page begins: opaque to whoever gets it. */
export const writeCursor = (after: Mark, parameters: ListParameters): string =>
  btoa(JSON.stringify({ filters: shortHash(filtersOf(parameters)), after }))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** End of the page before; null for what we have not written, or not for these filters. */
export function readCursor(cursor: string, parameters: ListParameters): Mark | null {
  try {
    const text = atob(cursor.replaceAll("-", "+").replaceAll("_", "/"));
    const { filters, after } = cursorSchema.parse(JSON.parse(text));
    return filters === shortHash(filtersOf(parameters)) && isOf(after, parameters) ? after : null;
  } catch {
    return null;
  }
}

/** Reads the mark that the database gives for the next page. @throws ZodError when it has another shape. */
export const parseMark = (value: unknown): Mark | null => markSchema.nullable().parse(value);
