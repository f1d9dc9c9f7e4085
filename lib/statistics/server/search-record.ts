import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "@/lib/http/keyed-hash";
import { MAX_COUNTED_CHARACTERS, type SearchRecord } from "../event";

export type Search = {
  term: string;
  exact: number;
  similar: number;
};

/** A kept page is made anew after a day; whoever comes first then still sees the old one. */
const LIFE_S = 3 * 24 * 60 * 60;
const RECORD = /^(\d{1,12})\.(\d{1,9})\.(\d{1,9})\.([\da-f]{32})$/;

const signatureOf = (secret: string, searchedAt: number, { term, exact, similar }: Search): string =>
  keyedHash(secret, "busqueda", term, String(searchedAt), String(exact), String(similar));

/** Record for the beacon of a search's page: nobody can invent a search that found nothing. */
export function signSearch(search: Search, secret: string, nowMs = Date.now()): SearchRecord {
  const termino = search.term.slice(0, MAX_COUNTED_CHARACTERS).toWellFormed();
  const searchedAt = Math.floor(nowMs / 1000);
  const { exact, similar } = search;
  const signature = signatureOf(secret, searchedAt, { term: termino, exact, similar });
  return { termino, registro: `${searchedAt}.${exact}.${similar}.${signature}` };
}

/** Null for whatever this server has not signed, or signed more than three days ago. */
export function readSearch({ termino, registro }: SearchRecord, secret: string, nowMs = Date.now()): Search | null {
  const [, searchedAt, exact, similar, signature] = RECORD.exec(registro) ?? [];
  if (!searchedAt || !exact || !similar || !signature) return null;
  const search: Search = { term: termino, exact: Number(exact), similar: Number(similar) };
  const expected = signatureOf(secret, Number(searchedAt), search);
  const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  const isRecent = nowMs / 1000 - Number(searchedAt) <= LIFE_S;
  return isSigned && isRecent ? search : null;
}

/** Exact ones stand before those that only resemble what was typed: the first page tells where they end. */
export function countsOf(total: number, firstPage: readonly { isFuzzy: boolean }[]): Omit<Search, "term"> {
  const isMixed = firstPage.some(({ isFuzzy }) => isFuzzy);
  const exact = isMixed ? firstPage.filter(({ isFuzzy }) => !isFuzzy).length : total;
  return { exact, similar: total - exact };
}
