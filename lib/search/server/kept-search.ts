import "server-only";
import { signingSecret } from "@/lib/env";
import { log } from "@/lib/log";
import { adminClient } from "@/lib/supabase/admin";
import { capitalised } from "@/lib/text/capitalised";
import { type KeptSearchSegments, pathOfKeptSearch, readKeptSearch } from "../kept-search";

export const keptSearchPath = (query: URLSearchParams): string | null =>
  pathOfKeptSearch(query, commonTerms(), signingSecret());

export const keptSearchParameters = (segments: KeptSearchSegments): { q: string; page: string } | null =>
  readKeptSearch(segments, signingSecret());

/** Interval: common searches change over days. */
const REFRESH_MS = 5 * 60 * 1000;

let terms: ReadonlySet<string> = new Set();
let askedAt = Number.NEGATIVE_INFINITY;

async function refresh(): Promise<void> {
  const { data, error } = await adminClient().rpc("common_terms");
  if (error) log.warn({ code: error.code }, "the common terms could not be read");
  else
    terms = new Set(
      data.flatMap(({ termino, escrito }) => [termino, escrito]).flatMap((term) => [term, capitalised(term)]),
    );
}

/** At most a hundred common terms, with or without accents and capital. Empty at first, old while the database is away. */
function commonTerms(): ReadonlySet<string> {
  const now = performance.now();
  if (now - askedAt > REFRESH_MS) {
    askedAt = now;
    refresh().catch((error) => log.warn({ error }, "the common terms could not be read"));
  }
  return terms;
}
