/** Where a page of a list ends that goes from the newest to the oldest: the next one begins behind it. */
export type Cursor = { at: string; key: string };

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}:\d{2})$/;

/** As it stands in an address. @param at as the database writes it, to the microsecond */
export const writeCursor = ({ at, key }: Cursor): string => `${at}_${key}`;

/** Null for what is none: the list then begins at its beginning. @param isKey whether the database can compare it */
export function readCursor(text: string, isKey: (key: string) => boolean): Cursor | null {
  const end = text.indexOf("_");
  const cursor = { at: text.slice(0, end), key: text.slice(end + 1) };
  return MOMENT.test(cursor.at) && !Number.isNaN(Date.parse(cursor.at)) && isKey(cursor.key) ? cursor : null;
}

/** A page of so many, of rows of which one more was asked for; `next` is where the one behind it begins. */
export function pageOf<Item>(rows: readonly Item[], size: number, cursorOf: (item: Item) => Cursor) {
  const items = rows.slice(0, size);
  const last = rows.length > size ? items.at(-1) : undefined;
  return { items, next: last === undefined ? null : writeCursor(cursorOf(last)) };
}
