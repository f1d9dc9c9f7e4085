import { type Cursor, isUuid, readCursor } from "@/lib/database-rows/cursor";
import { textOf } from "@/lib/text/text-of";
import { ORDER_STATE_WORDS, ORDER_VIEWS } from "./admin-labels";

type Query = Readonly<Record<string, string | string[] | undefined>>;

const MAX_TERM_CHARACTERS = 254;
const MAX_KEY_CHARACTERS = 250;

const oneOf = <Word extends string>(words: Readonly<Record<Word, unknown>>, text: string): Word | null =>
  Object.hasOwn(words, text) ? (text as Word) : null;

/** "2026-11" of Mexico City, or "". */
const monthIn = (value: string | string[] | undefined): string => {
  const month = textOf(value);
  return /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(month) ? month : "";
};

export const uuidCursorIn = (value: string | string[] | undefined): Cursor | null => readCursor(textOf(value), isUuid);

export const eventCursorIn = (value: string | string[] | undefined): Cursor | null =>
  readCursor(textOf(value), (key) => key.length <= MAX_KEY_CHARACTERS);

export const parseOrderFilters = (query: Query) => ({
  term: textOf(query.q).slice(0, MAX_TERM_CHARACTERS),
  state: oneOf(ORDER_STATE_WORDS, textOf(query.estado)),
  view: oneOf(ORDER_VIEWS, textOf(query.ver)),
  month: monthIn(query.mes),
});
export type OrderFilters = ReturnType<typeof parseOrderFilters>;

export const orderFilterValues = ({ term, state, view, month }: OrderFilters) => ({
  q: term,
  estado: state,
  ver: view,
  mes: month,
});
