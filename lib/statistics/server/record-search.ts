import "server-only";
import { isbot } from "isbot";
import { signingSecret } from "@/lib/env";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { callDatabase } from "@/lib/supabase/call-database";
import type { Search } from "./search-record";
import { searcherMark } from "./visitor-keys";

type Searcher = {
  network: string;
  userAgent: string;
};

const HOUR_S = 60 * 60;
// Searches are told to owners: nobody shall make them up by searching all day.
const isWithinLimit = createRateLimit({ name: "searches", isQuiet: true, requests: 60, perSeconds: HOUR_S });
// As of visits: what one network searches for all day makes no term a frequent one.
const isTermWithinLimit = createRateLimit({
  name: "searched-terms",
  isQuiet: true,
  requests: 5,
  perSeconds: 24 * HOUR_S,
});
const isMissedWithinLimit = createRateLimit({ name: "missed", isQuiet: true, requests: 20, perSeconds: 24 * HOUR_S });
const isMissedAnew = createRateLimit({ name: "missed-terms", isQuiet: true, requests: 1, perSeconds: 24 * HOUR_S });

/** A term as the database counts it, however it was spelled, and the period of a mark for it; null when it is not kept. */
async function foldSearch(term: string) {
  const [data] = await callDatabase("fold_search", { term });
  return data;
}

/** Counts a search of the directory, which its page reports. @throws {BackendError} */
export async function recordSearch({ term, exact, similar }: Search, { network, userAgent }: Searcher): Promise<void> {
  if (userAgent === "" || isbot(userAgent) || !(await isWithinLimit(network))) return;
  const folded = await foldSearch(term);
  if (!folded || !(await isTermWithinLimit(`${network} ${folded.termino}`))) return;
  const mark = searcherMark({ ...folded, network }, signingSecret());
  await callDatabase("record_search", { term, result_count: exact, alike_count: similar, mark });
}

/** Counts a missing thing once a day and network. @returns false when used up. @throws {BackendError} */
export async function recordMissing(term: string, network: string): Promise<boolean> {
  if (!(await isMissedWithinLimit(network))) return false;
  const folded = await foldSearch(term);
  // A term that is not kept, or is said twice, is answered all the same.
  if (!folded || !(await isMissedAnew(`${network} ${folded.termino}`))) return true;
  await callDatabase("record_search", { term, result_count: 0, is_missed: true });
  return true;
}
