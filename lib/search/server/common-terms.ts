import "server-only";
import { log } from "@/lib/log";
import { adminClient } from "@/lib/supabase/admin";

/** Interval: common searches change over days. */
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

/** At most a hundred common terms, with or without accents and capital. Empty at first, old while the database is away. */
export function commonTerms(): ReadonlySet<string> {
  const now = performance.now();
  if (now - askedAt > REFRESH_MS) {
    askedAt = now;
    refresh().catch((error) => log.warn({ error }, "the common terms could not be read"));
  }
  return terms;
}
