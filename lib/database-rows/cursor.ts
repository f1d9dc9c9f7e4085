import { z } from "zod";

/** End of a page of a list: the next one begins behind it. `at` is a moment or a day. */
export type Cursor = { at: string; key: string };

// The database knows no year 0.
const atSchema = z.union([z.iso.datetime({ offset: true }), z.iso.date()]).refine((at) => !at.startsWith("0000"));

/** Cursor as it stands in an address. @param at as the database writes it, to the microsecond */
export const writeCursor = ({ at, key }: Cursor): string => `${at}_${key}`;

/** Null for what is none: the list then begins at its beginning. @param isKey whether the database can compare it */
export function readCursor(text: string, isKey: (key: string) => boolean): Cursor | null {
  const end = text.indexOf("_");
  const cursor = { at: text.slice(0, end), key: text.slice(end + 1) };
  return atSchema.safeParse(cursor.at).success && isKey(cursor.key) ? cursor : null;
}

/** A page of so many, of rows of which one more was asked for; `next` is where the one behind it begins. */
export function pageOf<Item>(rows: readonly Item[], size: number, cursorOf: (item: Item) => Cursor) {
  const items = rows.slice(0, size);
  const last = rows.length > size ? items.at(-1) : undefined;
  return { items, next: last === undefined ? null : writeCursor(cursorOf(last)) };
}

const uuid = z.guid();

export const isUuid = (key: string): boolean => uuid.safeParse(key).success;

export const isSerial = (key: string): boolean => /^[1-9]\d{0,14}$/.test(key);
