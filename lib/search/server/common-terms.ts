import "server-only";
import { log } from "@/lib/log";
import { adminClient } from "@/lib/supabase/admin";

/** What is searched for most changes over days. */
const REFRESH_MS = 5 * 60 * 1000;

let terms: ReadonlySet<string> = new Set();
let askedAt = Number.NEGATIVE_INFINITY;

const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

async function refresh(): Promise<void> {
  const { data, error } = await adminClient().rpc("common_terms");
  if (error) log.warn({ code: error.code }, "the common terms could not be read");
  else
    terms = new Set(
      data.flatMap(({ termino, escrito }) => [termino, escrito]).flatMap((term) => [term, upperFirst(term)]),
    );
}

/**
 * The terms that many people search for, as they were some minutes ago: nobody waits for them. At most a hundred, each in the few
 * ways that it is written in: with and without accents, with and without a capital at its beginning. Empty at first; while the
 * database is away, those that were there.
 */
export function commonTerms(): ReadonlySet<string> {
  const now = performance.now();
  if (now - askedAt > REFRESH_MS) {
    askedAt = now;
    refresh().catch((error) => log.warn({ error }, "the common terms could not be read"));
  }
  return terms;
}
