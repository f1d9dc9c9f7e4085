import "server-only";
import { isbot } from "isbot";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { log } from "@/lib/log";
import { adminClient } from "@/lib/supabase/admin";

type SearchOutcome = {
  /** As the visitor typed it: the database folds it, and drops what looks personal. */
  term: string;
  /** How many businesses were found. */
  total: number;
};

type Searcher = {
  /** See `clientNetwork`. */
  network: string;
  userAgent: string;
};

// What is searched for is told to owners: nobody shall make it up by searching all day.
const isWithinLimit = createRateLimit({ requests: 60, perSeconds: 60 * 60 });

/** Counts a search of the directory. It never fails: a search that could not be counted is a line in the log. */
export async function recordSearch({ term, total }: SearchOutcome, { network, userAgent }: Searcher): Promise<void> {
  if (userAgent === "" || isbot(userAgent) || !(await isWithinLimit(network))) return;
  const { error } = await adminClient().rpc("record_search", { term, result_count: total });
  if (error) log.warn({ code: error.code }, "a search was not counted");
}
