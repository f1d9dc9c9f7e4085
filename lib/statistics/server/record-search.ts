import "server-only";
import { isbot } from "isbot";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { log } from "@/lib/log";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import type { Search } from "./search-record";

type Searcher = {
  /** See `clientNetwork`. */
  network: string;
  userAgent: string;
};

const HOUR_S = 60 * 60;
// What is searched for is told to owners: nobody shall make it up by searching all day.
const isWithinLimit = createRateLimit({ requests: 60, perSeconds: HOUR_S });
// As of visits: what one network searches for all day makes no term a frequent one.
const isTermWithinLimit = createRateLimit({ requests: 5, perSeconds: 24 * HOUR_S });
// Whole neighbourhoods share the address of their phone company.
const isMissedWithinLimit = createRateLimit({ requests: 20, perSeconds: 24 * HOUR_S });
const isMissedAnew = createRateLimit({ requests: 1, perSeconds: 24 * HOUR_S });

/** Counts a search of the directory, which its page reports. It never fails: a search that could not be counted is a line in the log. */
export async function recordSearch({ term, total }: Search, { network, userAgent }: Searcher): Promise<void> {
  if (userAgent === "" || isbot(userAgent) || !(await isWithinLimit(network))) return;
  if (!(await isTermWithinLimit(`${network} ${term.toLowerCase()}`))) return;
  const { error } = await adminClient().rpc("record_search", { term, result_count: total });
  if (error) log.warn({ code: error.code }, "a search was not counted");
}

/**
 * Counts that somebody says the directory lacks something: once a day for one network and term, and so many terms.
 * @returns false when that is used up. @throws {BackendError}
 */
export async function recordMissing(term: string, network: string): Promise<boolean> {
  if (!(await isMissedWithinLimit(network))) return false;
  // Said twice it is known all the same.
  if (!(await isMissedAnew(`${network} ${term.toLowerCase()}`))) return true;
  const { error } = await adminClient().rpc("record_search", { term, result_count: 0, is_missed: true });
  if (error) throw new BackendError("recordMissing", error);
  return true;
}
