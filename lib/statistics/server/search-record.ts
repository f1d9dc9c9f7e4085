import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "@/lib/http/keyed-hash";
import { MAX_COUNTED_CHARACTERS, type SearchRecord } from "../event";

/** A search of the directory that a page shows. */
export type Search = {
  /** As the visitor typed it: the database folds it, and drops what looks personal. */
  term: string;
  /** How many businesses were found. */
  total: number;
};

/** A kept page is made anew after a day; whoever comes first then still sees the old one. */
const LIFE_S = 3 * 24 * 60 * 60;
const RECORD = /^(\d{1,12})\.(\d{1,9})\.([\da-f]{32})$/;

const signatureOf = (secret: string, term: string, searchedAt: number, total: number): string =>
  keyedHash(secret, "busqueda", term, String(searchedAt), String(total));

/** What a search's page carries for its beacon: nobody can say that a search found nothing that this server has not shown so. */
export function signSearch(search: Search, secret: string, nowMs = Date.now()): SearchRecord {
  const termino = search.term.slice(0, MAX_COUNTED_CHARACTERS).toWellFormed();
  const searchedAt = Math.floor(nowMs / 1000);
  const signature = signatureOf(secret, termino, searchedAt, search.total);
  return { termino, registro: `${searchedAt}.${search.total}.${signature}` };
}

/** Null for whatever this server has not signed, or signed more than three days ago. */
export function readSearch({ termino, registro }: SearchRecord, secret: string, nowMs = Date.now()): Search | null {
  const [, searchedAt, total, signature] = RECORD.exec(registro) ?? [];
  if (!searchedAt || !total || !signature) return null;
  const expected = signatureOf(secret, termino, Number(searchedAt), Number(total));
  const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  const isRecent = nowMs / 1000 - Number(searchedAt) <= LIFE_S;
  return isSigned && isRecent ? { term: termino, total: Number(total) } : null;
}
